import type { CascadeWords } from '../words.ts';

export const words: CascadeWords = {
  name: 'Ngàn Sứa Trăng',
  tagline: 'Một đèn tắt, nghìn đèn rơi',
  symbols: {
    moon: 'Mặt trăng',
    pearl: 'Ngọc trai',
    crown: 'Sứa vương miện',
    parasol: 'Sứa dù',
    comb: 'Sứa lược',
    fringe: 'Sứa tua',
    bell: 'Sứa chuông',
    thimble: 'Sứa đê khâu',
    dome: 'Sứa vòm',
    button: 'Sứa cúc',
  },
  free: 'Trong quay miễn phí, mỗi lần thắng triều dâng một vạch và không rút giữa các lượt. Cứ ba vạch lên một bậc: hệ số nhân lần lượt là 1, 2, 3, 5, 8 lần, mỗi bậc thêm một lượt quay miễn phí.',
  tide: {
    title: 'Thủy triều',
    promise: 'Quay miễn phí: triều dâng theo mỗi lần thắng',
    rising: (times, left) => `Thắng × ${times}. Còn ${left} vạch nữa lên một bậc và thêm một lượt`,
    full: (times) => `Triều đầy: thắng × ${times}`,
    often: (oneIn, spins, stakes) =>
      `Trung bình khoảng ${oneIn} lượt có một lần quay miễn phí, kéo dài trung bình ${spins} lượt. Một ván thắng tối đa ${stakes} lần mức cược.`,
  },
  times: (multiplier) => `x${multiplier}`,
  won: (symbol, ways, multiplier) =>
    multiplier > 1 ? `${symbol} ${ways} cách × ${multiplier}` : `${symbol} ${ways} cách`,
  notices: {
    tide_rose: (_, count) => `Triều dâng: thêm ${count} lượt quay miễn phí`,
    won: (won, chain) => (chain > 1 ? `Rơi ${chain} lần liên tiếp, tổng thắng ${won}` : `Thắng ${won}`),
    back: (won) => `Nhận lại ${won}`,
    free_won: (_, count) => `${count} lượt quay miễn phí`,
    free_over: (won) => `Hết lượt quay miễn phí, tổng thắng ${won}`,
    free_back: (won) => `Hết lượt quay miễn phí, nhận lại ${won}`,
  },
  fairness:
    'Mỗi lượt quay, điểm dừng của từng cuộn được rút một lần; mọi lần rơi sau đó đều do điểm dừng quyết định.',
  rules: [
    {
      title: '1024 cách thắng',
      text: 'Năm cuộn, mỗi cuộn bốn ô. Cùng một biểu tượng xuất hiện trên từ ba cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Rơi liên tiếp và hệ số nhân',
      text: 'Biểu tượng thắng tan biến, biểu tượng phía trên rơi xuống rồi được lấp đầy từ trên. Nếu thắng tiếp, hệ số nhân lần lượt là 1, 2, 3, 5 lần, sau đó giữ ở 5 lần.',
    },
    {
      title: 'Mặt trăng',
      text: 'Mặt trăng thay được mọi biểu tượng trừ ngọc trai, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
    {
      title: 'Ngọc trai',
      text: 'Khi dừng lần đầu, nếu cuộn 1, 3 và 5 đều có ngọc trai, bạn được 10 lượt quay miễn phí; xuất hiện lại trong quay miễn phí được thêm 5 lượt.',
    },
  ],
  pays: 'Bảng trả thưởng',
  paysNote: 'Các con số là tiền thắng mỗi cách với mức cược hiện tại (3 / 4 / 5 cuộn).',
};
