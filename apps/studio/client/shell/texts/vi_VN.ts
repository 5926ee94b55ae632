import { betStates, responsible, session } from '../sessionTexts/vi_VN.ts';
import type { Texts } from '../texts.ts';

export const words: Texts = {
  ...session,
  demo: 'Chơi thử',
  demoLong: 'Chơi thử dùng tiền ảo, tỷ lệ như trò chơi thật và không liên quan đến tiền thật.',
  win: 'Tiền thắng',
  back: 'Hoàn lại',
  stake: 'Tiền cược',
  freeRounds: (left) => `Ván miễn phí, còn ${left} ván`,
  stakeMax: (amount) => `Tối đa ${amount}`,
  stakeUp: 'Tăng cược',
  stakeDown: 'Giảm cược',
  rules: 'Luật chơi và trả thưởng',
  history: 'Lịch sử của tôi',
  fairness: 'Chứng minh công bằng',
  finished: (won) => `Ván trước đã kết toán, tiền thắng ${won}`,
  returned: 'Ván trước không thành, tiền cược đã được hoàn đủ',
  asking: 'Đang xác nhận ván này, vui lòng chờ…',
  offline: 'Mất kết nối, đang kết nối lại; kết quả đã được lưu',
  stuck: 'Ván này đang được kiểm tra, tiền của bạn không bị mất',
  nothing: 'Lần này chưa trúng',
  refusals: {
    ...session.refusals,
    stake_not_offered: 'Hiện không dùng được mức cược này',
    action_refused: 'Lúc này chưa thực hiện được',
  },
  rulesText: {
    returnTitle: 'RTP',
    returnExact: (rtp) =>
      `RTP lý thuyết ${rtp}, tính chính xác từ mọi khả năng. RTP là mức trung bình dài hạn, không báo trước kết quả nào.`,
    returnText: (rtp, measured, rounds, hits) =>
      `RTP lý thuyết ${rtp} (cộng mọi khả năng, tính chính xác). Mô phỏng ${rounds} ván cho ${measured}. Khoảng ${hits} số ván có thưởng, kể cả phần thưởng nhỏ hơn tiền cược. RTP là mức trung bình dài hạn, không báo trước kết quả nào.`,
    volatility: 'Độ biến động',
    swings: {
      low: (stakes) => `Thấp (độ lệch chuẩn bằng ${stakes} lần tiền cược)`,
      medium: (stakes) => `Trung bình (độ lệch chuẩn bằng ${stakes} lần tiền cược)`,
      high: (stakes) => `Cao (độ lệch chuẩn bằng ${stakes} lần tiền cược)`,
    },
    unfinished: 'Ván bị gián đoạn',
    unfinishedText:
      'Mỗi ván đều được quay số và lưu lại trước khi trừ tiền. Nếu kết nối hoặc dịch vụ bị gián đoạn, ván đó hoặc được kết toán đúng kết quả ban đầu, hoặc được hoàn đủ tiền cược. Ván chưa chơi xong được giữ đến khi bạn quay lại; quá 24 giờ, hệ thống sẽ chơi nốt và trả thưởng.',
    ...responsible,
  },
  historyText: {
    empty: 'Chưa có lịch sử. Hãy chơi một ván rồi xem lại.',
    when: 'Thời gian',
    stake: 'Tiền cược',
    won: 'Tiền nhận',
    states: {
      ...betStates,
      playing: 'Đang chơi',
    },
    more: 'Xem thêm',
    verify: 'Xác minh',
    seedHidden: 'Xác minh được sau khi đổi hạt giống',
    failed: 'Hiện không tải được lịch sử',
  },
  fairText: {
    intro:
      'Kết quả được tính bằng HMAC-SHA256 từ hạt giống máy chủ, hạt giống của bạn và số thứ tự. Mã băm của hạt giống máy chủ được công bố trước; sau khi đổi, bản gốc được công khai để bạn tự kiểm tra.',
    serverHash: 'Mã băm của hạt giống máy chủ hiện tại (SHA-256)',
    nextHash: 'Mã băm của hạt giống máy chủ kế tiếp',
    clientSeed: 'Hạt giống của bạn',
    nonce: 'Số thứ tự kế tiếp',
    change: 'Đổi hạt giống',
    changeHint: 'Sau khi đổi, hạt giống máy chủ hiện tại được công khai và số thứ tự bắt đầu từ 0.',
    revealed: 'Hạt giống máy chủ đã công khai',
    busy: 'Xong ván này mới đổi được',
    verify: 'Mở trang xác minh',
    invalid: 'Nhập 1–64 ký tự, không có khoảng trắng',
  },
};
