import type { AutoWords } from '../autoWords.ts';

export const words: AutoWords = {
  auto: 'Tự động',
  stop: (left) => `Dừng (còn ${left} ván)`,
  turbo: 'Nhanh',
  title: 'Quay tự động',
  rounds: 'Số ván',
  loss: 'Thua tối đa',
  win: 'Dừng khi một ván thắng đến',
  noWin: 'Không đặt',
  start: 'Bắt đầu',
  missing: 'Vui lòng chọn số ván và mức thua tối đa',
  note: 'Ván có thể vượt mức “Thua tối đa” sẽ không bắt đầu. Quay tự động cũng dừng khi có vòng quay miễn phí hoặc tính năng thưởng khác, khi lượt cược không được chấp nhận hoặc khi tải lại trang. Bạn có thể dừng bất cứ lúc nào.',
  ended: {
    rounds: 'Đã quay tự động xong',
    loss: 'Đã dừng: chạm mức thua tối đa bạn đặt',
    win: 'Đã dừng: thắng đến mức bạn đặt',
    feature: 'Đã dừng: có tính năng thưởng chờ bạn bắt đầu',
    refused: 'Đã dừng: ván này không thành',
    stopped: 'Đã dừng quay tự động',
  },
};
