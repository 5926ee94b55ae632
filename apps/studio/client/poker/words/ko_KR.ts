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
  straight_flush: '스트레이트 플러시',
  royal_flush: '로열 스트레이트 플러시',
};

export const words: PokerWords = {
  name: '학 그림자 포커',
  tagline: '남길까 버릴까, 그 사이의 묘미',
  welcome: '베팅하고 카드를 받으세요',
  deal: '카드 받기',
  draw: '교환',
  dealing: '나누는 중',
  held: '홀드',
  hands: hands,
  pays: '배당표',
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
      title: '환수율',
      text: '아래 환수율은 핸드마다 최선의 선택을 할 때의 값입니다. 가능한 모든 핸드 2,598,960가지에 대해 32가지 선택을 하나하나 정확히 비교해 얻었으며 근사는 전혀 없습니다.',
    },
    {
      title: '도중에 나갈 때',
      text: '교환하지 않은 라운드는 24시간 보관하며, 그 뒤 원래 다섯 장으로 정산합니다.',
    },
  ],
  keys: '키보드: 스페이스 카드 받기·교환, 1~5 해당 카드 남기기·풀기.',
};
