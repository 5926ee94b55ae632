import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `Thắng ${won}`,
    back: (won) => `Nhận lại ${won}`,
    free_won: (_, count) => `${count} lượt quay miễn phí`,
    free_over: (won) => `Hết lượt quay miễn phí, ván này thắng tổng ${won}`,
    free_back: (won) => `Hết lượt quay miễn phí, nhận lại ${won}`,
    hold_won: () => 'Bắt đầu quay lại, không mất thêm tiền',
    hold_on: (held) => `Đã giữ ${held}, quay tiếp`,
    hold_over: (won) => `Quay lại kết thúc, ván này thắng tổng ${won}`,
    hold_back: (won) => `Quay lại kết thúc, nhận lại ${won}`,
  },
  fairness: 'Mỗi lượt quay rút một lần; điểm dừng và mọi khoản tiền đều do lần rút đó quyết định.',
  freeText: 'Mỗi lần thắng trong quay miễn phí, hệ số nhân tăng lên.',
  choose: 'Vui lòng chọn kiểu quay miễn phí',
  option: (spins, multiplier, step) =>
    [
      `${spins} lượt`,
      ...(step > 0
        ? [`từ x${multiplier}, mỗi lần thắng thêm ${step}`]
        : multiplier > 1
          ? [`x${multiplier}`]
          : []),
    ].join(', '),
  goOn: 'Tiếp tục',
  strip: {
    free: (played, all) => `Quay miễn phí ${played} / ${all}`,
    hold: (left, held, cells) => `Còn ${left} lượt · ${held} / ${cells}`,
  },
  times: (multiplier) => `x${multiplier}`,
  total: 'Tổng thắng ván này',
  pots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  potsLabel: 'Bốn hũ thưởng',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · đường ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} cách`,
    cluster: (symbol, count) => `${symbol} · ${count} ô liền nhau`,
    collected: (symbol, count, times) =>
      times === 1 ? `Thu ${count} ${symbol}` : `Thu ${count} ${symbol} · ${times} lần`,
  },
  historyMore: (steps) => `Gồm ${steps} lượt miễn phí hoặc quay lại`,
  rules: {
    pays: 'Bảng trả thưởng',
    paysNote: {
      lines: 'Các con số là tiền thắng mỗi đường với mức cược hiện tại.',
      ways: 'Các con số là tiền thắng mỗi cách với mức cược hiện tại.',
      clusters:
        'Các con số là tiền thắng của một cụm biểu tượng liền nhau với mức cược hiện tại; cột trái là số lượng tối thiểu.',
    },
    lines: 'Đường thắng',
    linesText: (lines) =>
      `${lines} đường; từ 3 biểu tượng giống nhau liên tiếp tính từ cuộn trái nhất là thắng.`,
    hits: 'Ván có thưởng',
  },
};
