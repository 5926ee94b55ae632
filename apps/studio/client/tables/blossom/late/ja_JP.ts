import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '直近3手',
  soon: (seconds) => `${seconds} 秒後に配ります`,
  watches: '観戦中 · 次の勝負から着席できます',
  net: '差引',
  through: { won: '勝ち', raised: 'レイズ', held: '続行', folded: '降り' },
  compareWith: (amount) => `誰と比べますか？ ${amount}、弱い手が脱落`,
  compareNote: '相手が先に外れると比べず、払った額はポットに残ります',
  back: '戻る',
  compares: (by, against) =>
    by === null
      ? `${against} 番席と勝負…`
      : against === null
        ? `${by} 番席があなたに勝負…`
        : `${by} 番席が ${against} 番席と勝負…`,
  fell: (out, won) =>
    out === null
      ? `${won} 番席の勝ち、あなたは脱落`
      : won === null
        ? `あなたの勝ち、${out} 番席は脱落`
        : `${won} 番席の勝ち、${out} 番席は脱落`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'あなたは先に脱落、勝負なし'
      : `${seat} 番席は${hasFolded ? '降りた' : '先に脱落した'}ため勝負なし`,
  isOut: (seat) => (seat === null ? 'あなたは脱落' : `席 ${seat} が脱落`),
  album: '花図鑑',
  nthBlossom: (count) => `${count} 輪目`,
  newPetal: (kind) => `花びらが増えました：${kind}`,
  wholeBlossom: (count) => `${count} 輪目が満開！次の花が始まります`,
  missing: (kinds) => `残り：${kinds}`,
  albumPays: '花図鑑は観賞用で、配当はありません',
  albumFree: '配当なし',
  beatsShare: (share, others) => `ランダムな ${others} 手に勝つ見込み ${share}`,
  over: (seat, by) => `対${seat === null ? 'あなた' : ` ${seat} 番席`}：${by}`,
  beaten: '脱落',
  lastPot: '前回のポット',
  ownPots: 'あなたの卓のポット',
  openPots: 'ボットの公開卓',
  rake: (amount) => `手数料 ${amount}`,
  lookHere: '押すと札を見る',
};
