import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Hạt Tính May Mắn',
  tagline: 'Trên xà tính năm, đủ mười nhớ một',
  symbols: {
    gold: 'Hạt vàng',
    ledger: 'Sổ cái',
    cinnabar: 'Hạt sơn son',
    jade: 'Hạt ngọc bích',
    amber: 'Hạt hổ phách',
    porcelain: 'Hạt sứ xanh',
    turquoise: 'Hạt lam ngọc',
    rosewood: 'Hạt tử đàn',
    boxwood: 'Hạt hoàng dương',
    ebony: 'Hạt gỗ mun',
  },
  beads: {
    won: (symbol, rods, beads) => `${symbol} · ${beads} hạt trên ${rods} trục`,
    paysNote:
      'Tiền thắng cho mỗi hạt ở mức cược hiện tại, theo số trục liền nhau. Mỗi hạt trên xà tính là 5.',
    carried: (beads) => `Đã nhớ ${beads} hạt: tiền thắng nhân ${beads + 1}`,
  },
  rules: [
    {
      title: 'Đếm hạt',
      text: 'Mỗi cuộn là một trục của bàn tính: một ô trên xà, hai ô dưới xà. Hạt cùng loại có trên 3 trục liền nhau trở lên, tính từ trục trái nhất, thì thắng: các hạt được cộng lại và hạt nào cũng trả thưởng. Hạt dưới xà tính là 1, hạt trên xà tính là 5.',
    },
    {
      title: 'Đủ mười nhớ một',
      text: 'Cứ đủ 10 hạt cùng loại thì nhớ 1 hạt sang trục ngoài cùng bên trái. Mỗi hạt ở đó cộng thêm 1 vào hệ số nhân của vòng quay, tối đa 9 hạt, tức 10 lần. Trục nhớ về không trước vòng quay trả tiền tiếp theo. Một vòng quay trả tiền nhớ 1 hạt với xác suất 15,78%, 2 hạt 2,16%, từ 3 hạt 0,24%.',
    },
    {
      title: 'Ví dụ',
      text: 'Hạt ngọc bích ở trên xà của trục 1, dưới xà của trục 2, trên xà của trục 3 và dưới xà của trục 4: 5 + 1 + 5 + 1 = 12. Trên 4 trục, mỗi hạt trả 0,1 lần cược, tổng cộng 1,2 lần. Đủ 10 nhớ 1 hạt, tiền thắng nhân đôi: 2,4 lần cược.',
    },
    {
      title: 'Hạt vàng',
      text: 'Hạt vàng là biểu tượng thay thế cho mọi hạt, trừ sổ cái. Hạt vàng có trên trục 2 đến 4, và trong vòng quay miễn phí cả trên trục 5.',
    },
    {
      title: 'Sổ cái và vòng quay miễn phí',
      text: 'Từ 3 sổ cái trên các trục 1, 2, 4 và 5 cho vòng quay miễn phí do bạn chọn: 10 vòng, trục nhớ bắt đầu trống; hoặc 6 vòng, bắt đầu với 3 hạt, tức 4 lần. Trong vòng quay miễn phí, hạt đã nhớ được giữ đến hết. Thêm từ 3 sổ cái thì được thêm 4 hoặc 3 vòng, tối đa 24 vòng mỗi lượt.',
    },
    {
      title: 'Giới hạn một vòng quay',
      text: 'Một vòng quay trả tối đa 400 lần cược.',
    },
  ],
};
