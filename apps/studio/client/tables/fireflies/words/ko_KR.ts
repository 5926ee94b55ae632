import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: '대',
  small: '소',
  odd: '홀',
  even: '짝',
  dragon: '드래곤',
  tiger: '타이거',
};

const places = ['1위', '2위', '3위', '4위', '5위', '6위', '7위', '8위', '9위', '10위'];

export const tenNames: TenNames = {
  groups: { place: '순위 지정', sum: '1·2위 합', duel: '드래곤·타이거' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} 대 ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: '순위 지정(그 순위의 번호)',
  half: '그 순위의 대소·홀짝',
  duel: '드래곤·타이거',
  'sum-small': '1·2위 합 소, 홀',
  'sum-big': '1·2위 합 대, 짝',
};

export const fireflyTenWords: GameWords = {
  name: '반딧불 열 수',
  tagline: '반딧불 열 마리, 달을 향해',
  rules: [
    '매분 한 경기, 반딧불 열 마리(1~10번)가 달을 향해 날아가 전체 순위가 나옵니다. 모든 순위의 확률은 같습니다. 결과는 출발 전에 이미 추첨되어 있으며 화면은 연출입니다.',
    '순위 지정: 어느 순위가 몇 번인지에 베팅합니다. 대소·홀짝: 어느 순위의 번호에 베팅하며 6~10이 대, 1~5가 소입니다.',
    '1·2위 합: 1위와 2위의 번호를 더한 값으로 3~19입니다. 12 이상이 대, 11 이하가 소입니다.',
    '드래곤·타이거: 앞의 다섯 순위와 뒤의 다섯 순위의 대결입니다(1위 대 10위, 2위 대 9위, 이런 식으로). 앞 순위의 번호가 크면 드래곤, 작으면 타이거입니다.',
    '배당은 베팅액을 포함합니다. 아래 표를 보세요.',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `1·2위 합 ${sumsOf(kind).join(', ')}` : kind),
  spot: spotIn('ko_KR', '1·2위 합'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    '1~10번에서 차례로 추첨합니다. 첫 번째 수는 10보다 작고 두 번째는 9보다 작으며 이런 식으로 2보다 작은 수까지 이어집니다. 그 수는 남은 번호(작은 순)에서의 위치이고, 마지막에 남은 번호가 10위입니다.',
  ],
};
