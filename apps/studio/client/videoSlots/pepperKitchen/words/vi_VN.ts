import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Bếp Ớt Lửa Hồng',
  tagline: 'Càng xào càng đượm, hệ số càng cao',
  symbols: {
    flame: 'Lửa bếp',
    wok: 'Chảo xào',
    pepper: 'Ớt',
    garlic: 'Tỏi',
    mushroom: 'Nấm hương',
    lotus: 'Củ sen',
    egg: 'Trứng gà',
    onion: 'Hành lá',
    anise: 'Hoa hồi',
  },
  rules: [
    {
      title: 'Liền nhau là thắng',
      text: 'Từ 5 biểu tượng giống nhau liền kề trên dưới trái phải là có thưởng, càng nhiều càng cao.',
    },
    {
      title: 'Xào liên tiếp và hệ số nhân',
      text: 'Biểu tượng thắng vào chảo, biểu tượng phía trên rơi xuống lấp đầy. Nếu thắng tiếp, hệ số nhân lần lượt là 1, 2, 3, 5, 8 lần, sau đó giữ ở 8 lần.',
    },
    {
      title: 'Chảo xào và quay miễn phí',
      text: 'Khi một lượt quay dừng lần đầu có 3 chảo xào, bạn được 8 lượt quay miễn phí, hệ số nhân thành 2, 4, 6, 10, 16 lần; xuất hiện lại trong quay miễn phí được thêm 4 lượt.',
    },
    {
      title: 'Lửa bếp',
      text: 'Lửa bếp là Wild, thay được mọi biểu tượng trừ chảo xào, xuất hiện ở cuộn 2 và cuộn 4.',
    },
  ],
};
