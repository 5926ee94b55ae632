import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Cáo Tuyết Cực Quang',
  tagline: 'Thắng từ cả hai phía',
  symbols: {
    fox: 'Cáo tuyết',
    crystal: 'Pha lê băng',
    sledge: 'Xe trượt tuyết',
    snowOwl: 'Cú tuyết',
    tent: 'Lều',
    berries: 'Quả mọng',
    pine: 'Thông tuyết',
    flake: 'Bông tuyết',
    mitten: 'Găng tay',
  },
  walk: {
    title: 'Cáo tuyết ở lại',
    begins: 'Cáo tuyết ở lại, quay lại không mất tiền',
    over: (won) => `Cáo tuyết đã đi, ván này thắng tổng ${won}`,
  },
  rules: [
    {
      title: 'Thắng hai chiều',
      text: 'Mỗi đường tính thưởng cả từ cuộn trái nhất sang phải lẫn từ cuộn phải nhất sang trái; năm biểu tượng giống nhau chỉ tính một lần.',
    },
    {
      title: 'Cáo tuyết ở lại',
      text: 'Cáo tuyết là Wild, xuất hiện ở cuộn 2, 3, 4 và phủ kín cả cuộn; sau đó quay thêm một lượt không mất tiền, cáo tuyết giữ nguyên vị trí. Nếu lại có cáo tuyết trong lượt quay lại thì quay thêm một lượt nữa; mỗi ván tối đa 3 lượt.',
    },
  ],
};
