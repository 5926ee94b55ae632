import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Sen Nghe Mưa',
  tagline: 'Mưa rơi một đợt, hệ số thêm một bậc',
  symbols: {
    rain: 'Giọt mưa',
    frog: 'Ếch',
    lotus: 'Hoa sen',
    dragonfly: 'Chuồn chuồn',
    koi: 'Cá chép',
    seedpod: 'Đài sen',
    bud: 'Nụ hoa',
    leaf: 'Lá sen',
    reed: 'Cỏ nến',
  },
  rules: [
    {
      title: 'Liền nhau là thắng',
      text: 'Sáu cuộn, mỗi cuộn năm ô. Từ 5 biểu tượng giống nhau liền kề trên dưới trái phải là có thưởng, càng nhiều càng cao.',
    },
    {
      title: 'Rơi xuống và lấp đầy',
      text: 'Biểu tượng thắng chìm xuống nước, biểu tượng phía trên rơi xuống lấp đầy. Nếu thắng tiếp thì tiếp tục trả thưởng cho đến khi không còn thắng.',
    },
    {
      title: 'Ếch và quay miễn phí',
      text: 'Khi một lượt quay dừng lần đầu, nếu cuộn 2 đến cuộn 5 mỗi cuộn có 1 chú ếch, bạn được 8 lượt quay miễn phí; xuất hiện lại được thêm 3 lượt, mỗi ván tối đa 20 lượt.',
    },
    {
      title: 'Mưa rơi không dứt',
      text: 'Trong quay miễn phí, mỗi lần thắng hệ số nhân tăng 1, tối đa x20, và không giảm cho đến hết quay miễn phí.',
    },
    {
      title: 'Giọt mưa',
      text: 'Giọt mưa là Wild, thay được mọi biểu tượng trừ ếch, xuất hiện ở cuộn 3 và cuộn 4.',
    },
    {
      title: 'Giới hạn mỗi lượt',
      text: 'Một lượt quay trả tối đa 1000 lần tiền cược.',
    },
  ],
};
