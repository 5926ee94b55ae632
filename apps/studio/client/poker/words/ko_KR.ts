import { noticesOf, type PokerWords } from '../words.ts';

const hands: PokerWords['hands'] = {
  nothing: '족보 없음',
  jacks: 'J 이상 원 페어',
  two_pair: '투 페어',
  three: '트리플',
  straight: '스트레이트',
  flush: '플러시',
  full_house: '풀하우스',
  four: '포카드',
  four_low: '2~4 포카드',
  four_aces: 'A 포카드',
  straight_flush: '스트레이트 플러시',
  five: '파이브 카드',
  wild_royal: '와일드 로열',
  four_deuces: '2 네 장',
  royal_flush: '로열 스트레이트 플러시',
};

export const words: PokerWords = {
  name: '학 그림자 포커',
  tagline: '배당표 네 가지, 교환은 한 번',
  welcome: '베팅하고 카드를 받으세요',
  deal: '카드 받기',
  draw: '교환',
  dealing: '나누는 중',
  held: '홀드',
  hands: hands,
  pays: '배당표',
  tables: {
    choose: '배당표 고르기',
    names: { jacks: 'J 페어 이상', bonus: '보너스', double_bonus: '더블 보너스', deuces: '2 와일드' },
    hand: '족보',
    chance: '확률',
  },
  advice: {
    mark: '최선',
    best: (share) => `최선의 홀드는 평균 ${share} 환수`,
    yours: (share) => `내 선택 ${share}`,
    none: '모두 교환이 최선.',
  },
  cards: '내 카드 다섯 장',
  notices: noticesOf(
    hands,
    {
      won: (hand, amount) => `${hand}, ${amount} 당첨`,
      back: (hand, amount) => `${hand}, ${amount} 반환`,
    },
    '당첨 족보가 없습니다',
    '남길 카드를 고른 뒤 교환해 주세요',
  ),
  fairness:
    '한 라운드의 카드 열 장은 나눌 때 한 번 섞어 정합니다. 처음 다섯 장이 핸드이고, 그다음 카드를 차례로 교환에 씁니다.',
  rules: [
    {
      title: '게임 방법',
      text: '카드 한 벌 52장에서 다섯 장을 받고 남길 카드를 고릅니다. 나머지는 같은 벌에서 한 번 교환하며, 마지막 족보에 따라 지급합니다.',
    },
    {
      title: '배당표',
      text: '카드를 받기 전에 배당표 네 가지 중 하나를 고릅니다. 보너스와 더블 보너스는 포카드의 배당이 숫자에 따라 다릅니다. 2 와일드에서는 2 네 장이 어떤 카드든 대신하며, 원 페어와 투 페어는 지급하지 않습니다. 표마다 배당, 최선의 선택에서 족보가 나올 확률, 환수율은 아래에 있습니다.',
    },
    {
      title: '환수율',
      text: '아래 전체 환수율은 네 표 가운데 가장 낮은 표의 값이며, 표마다의 환수율은 이름 옆에 있습니다. 아래 환수율은 핸드마다 최선의 선택을 할 때의 값입니다. 가능한 모든 핸드 2,598,960가지에 대해 32가지 선택을 하나하나 정확히 비교해 얻었으며 근사는 전혀 없습니다.',
    },
    {
      title: '도중에 나갈 때',
      text: '교환하지 않은 라운드는 24시간 보관하며, 그 뒤 원래 다섯 장으로 정산합니다.',
    },
  ],
  keys: '키보드: 스페이스 카드 받기·교환, 1~5 해당 카드 남기기·풀기. Q·W·E·R 배당표 고르기, C 코치, B 최선의 선택 보기.',
};
