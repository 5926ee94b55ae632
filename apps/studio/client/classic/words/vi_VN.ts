import type { ClassicWords } from '../words.ts';

export const words: ClassicWords = {
  name: 'Ếch Ngọc Nhả Châu',
  tagline: 'Ba ếch giữ một viên ngọc, ánh ngọc ngập hồ',
  great: ['Thắng lớn', 'Thắng đậm', 'Siêu thắng'],
  symbols: {
    frog: 'Ếch ngọc',
    ring: 'Ngọc bích',
    gourd: 'Hồ lô',
    coin: 'Đồng tiền',
    ingots: 'Ba thỏi vàng',
    pair: 'Hai thỏi bạc',
    ingot: 'Một thỏi đồng',
  },
  pot: 'Hũ ngọc ếch',
  potWon: 'Đoạt được ngọc',
  potText: (share, seed) =>
    `${share} mỗi lượt cược được đưa vào hũ, không bỏ phần lẻ nào. Sau khi hũ nổ, hũ mới bắt đầu từ ${seed}. Người chơi cùng loại tiền chung một hũ.`,
  potChance: (oneIn) =>
    `Mỗi lượt quay rút thêm một thăm. Cược càng lớn càng có nhiều thăm, nên cơ hội trên mỗi phần tiền cược hoàn toàn như nhau. Với mức cược hiện tại, cơ hội nổ hũ mỗi lượt là 1 trên ${oneIn}, không liên quan đến chỗ cuộn dừng.`,
  potReturn: (lines, share, seed) =>
    `RTP gồm ba phần: tiền thắng theo đường ${lines}, phần cược vào hũ ${share}, số tiền khởi đầu của hũ mới ${seed}.`,
  potPaid:
    'Khi nổ hũ, bạn nhận toàn bộ phần tiền nguyên trong hũ. Chơi thử có cơ hội như vậy, trả bằng tiền ảo và không lấy tiền từ hũ.',
  pays: 'Bảng trả thưởng',
  paysNote: 'Các con số là tiền thắng khi một đường có ba biểu tượng giống nhau, với mức cược hiện tại.',
  mixture: 'Ba thỏi bất kỳ',
  wild: 'Ếch ngọc thay được mọi biểu tượng.',
  hops: {
    title: 'Nhảy trên lá sen',
    text: 'Ếch ngọc đậu trên lá sen ở ô chính giữa thì ở lại cùng cuộn của nó, các cuộn khác nhảy miễn phí hai lần. Cuộn nào có thêm ếch cũng ở lại và thêm hai lần nhảy. Tiền thắng của lần nhảy đầu tính một lần, lần hai nhân hai, cứ thế đến nhân bốn. Đủ ba con ếch thì dừng.',
    often: (oneIn, ofHundred, stakes) =>
      `Khoảng ${oneIn} lượt quay có một lần nhảy; trong 100 lần đó khoảng ${ofHundred} lần đủ ba con ếch. Một lượt thắng trên đường tối đa ${stakes} lần mức cược.`,
    promise: 'Ếch đậu trên lá sen: các cuộn khác nhảy',
    begins: 'Ếch đã đậu: hai lần nhảy miễn phí',
    hop: (number) => `Lần nhảy ${number}: thắng × ${number}`,
    over: (count) => `Hết lượt nhảy: ${count}`,
  },
  lines: 'Năm đường',
  linesText:
    'Mỗi lượt cược được chia đều cho năm đường: ba ngang, hai chéo. Cả năm đường đều được tính, mỗi đường chỉ trả mức cao nhất.',
  fairness:
    'Mỗi lượt quay rút mười sáu số: điểm dừng của ba cuộn, một thăm của hũ và điểm dừng của tối đa bốn lần nhảy.',
  historyJackpot: 'Hũ ngọc ếch',
  notices: {
    hopped: (won, count) => `${count} lần nhảy: thắng ${won}`,
    won: (won, count) => (count > 1 ? `${count} đường thắng, tổng ${won}` : `Thắng ${won}`),
    back: (won) => `Nhận lại ${won}`,
    free_won: (_, count) => `${count} lượt quay miễn phí`,
    free_over: (won) => `Thắng ${won}`,
    free_back: (won) => `Hết lượt quay miễn phí, nhận lại ${won}`,
    jackpot: (won) => `Đoạt được ngọc! Hũ ${won} thuộc về bạn`,
  },
};
