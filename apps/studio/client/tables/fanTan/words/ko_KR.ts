import type { GameWords } from '../../texts/texts.ts';
import { type FanNames, spotIn } from '../words.ts';

export const fanNames: FanNames = {
  odd: '홀',
  even: '짝',
  fan: '판',
  kwok: '곽',
  cheng: '청',
  three: '세 문',
  nim: '님',
  nimOf: (wins, pushes) => `${wins} 님 ${pushes}`,
  over: '님',
};

const kinds: Readonly<Record<string, string>> = {
  fan: '판(한 숫자)',
  nim: '님(한 숫자 승, 한 숫자 반환)',
  kwok: '곽, 홀짝(두 숫자)',
  cheng: '청(한 숫자 승, 두 숫자 반환)',
  three: '세 문',
};

export const fanTanWords: GameWords = {
  name: '찻집 판탄',
  tagline: '그릇 하나, 네 개씩 세어 낸다',
  rules: [
    '그릇 아래에 단추가 25~48개 있습니다. 베팅이 마감되면 그릇을 열고 네 개씩 덜어 내며, 마지막에 남은 1~4개가 결과입니다. 네 결과의 확률은 같습니다.',
    '판: 한 숫자를 맞히면 3:1. 곽: 이웃한 두 숫자로 1:1이며 홀짝도 같습니다. 세 문: 세 숫자에 걸며 1:3(베팅의 3분의 1).',
    '님: 앞 숫자면 이겨 2:1, 뒤 숫자면 반환, 나머지는 집니다. 청: 건 숫자면 이겨 1:1, 양옆 숫자면 반환, 맞은편 숫자면 집니다.',
    '이긴 금액에서 수수료 5%를 떼어 2.85, 1.9, 0.95, 0.31이 됩니다(배당은 소수 셋째 자리부터 버림).',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('ko_KR'),
  result: (summary) => `결과 ${summary}`,
  draw: [
    '24보다 작은 수를 하나 추첨해 25를 더한 값이 단추의 수입니다. 1을 빼고 4로 나눈 나머지에 1을 더한 값이 결과입니다.',
  ],
};
