import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: '2つのテーブルを並べて、1つの残高でプレイします。限度額とプレイ時間は両方を合わせて数えます。',
  last: '前回の選択',
  failed: 'このテーブルを開けませんでした。もう一度お試しください。',
};
