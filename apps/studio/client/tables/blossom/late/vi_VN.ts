import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '3 ván gần nhất:',
  soon: (seconds) => `chia bài sau ${seconds} giây`,
  watches: 'Đang xem · ván sau có thể ngồi',
  net: 'Lãi ròng',
  through: { won: 'thắng', raised: 'tố', held: 'theo', folded: 'bỏ' },
  compareWith: (amount) => `So bài với ai? ${amount}, bài yếu hơn bị loại`,
  compareNote: 'Nếu họ bị loại trước thì không so, tiền đã trả ở lại hũ',
  back: 'Quay lại',
  compares: (by, against) =>
    by === null
      ? `Bạn so bài với ghế ${against}…`
      : against === null
        ? `Ghế ${by} so bài với bạn…`
        : `Ghế ${by} so bài với ghế ${against}…`,
  fell: (out, won) =>
    out === null
      ? `Ghế ${won} mạnh hơn: bạn bị loại`
      : won === null
        ? `Bạn mạnh hơn: ghế ${out} bị loại`
        : `Ghế ${won} mạnh hơn: ghế ${out} bị loại`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'Bạn đã bị loại trước: không so bài'
      : `Ghế ${seat} ${hasFolded ? 'đã bỏ bài' : 'đã bị loại'}: không so bài`,
  isOut: (seat) => (seat === null ? 'Bạn bị loại' : `Ghế ${seat} bị loại`),
  album: 'Bộ cánh hoa',
  nthBlossom: (count) => `Bông ${count}:`,
  newPetal: (kind) => `Cánh hoa mới: ${kind}`,
  wholeBlossom: (count) => `Bông ${count} đã nở đủ! Bông tiếp theo bắt đầu`,
  missing: (kinds) => `Còn thiếu: ${kinds}`,
  albumPays: 'Bộ cánh hoa chỉ để ngắm, không trả thưởng',
  albumFree: 'không trả thưởng',
  beatsShare: (share, others) => `Cơ hội thắng ${others} bộ bài ngẫu nhiên ${share}`,
  over: (seat, by) => `So với ${seat === null ? 'bạn' : `ghế ${seat}`}: ${by}`,
  beaten: 'Bị loại',
  lastPot: 'Hũ trước',
  ownPots: 'Hũ ở bàn của bạn',
  openPots: 'Bàn mở của bot',
  rake: (amount) => `Phí ${amount}`,
  lookHere: 'Chạm để xem bài',
};
