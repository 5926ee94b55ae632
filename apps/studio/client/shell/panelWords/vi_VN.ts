import type { PanelWords } from '../panelWords.ts';

export const words: PanelWords = {
  stakeChoose: 'Chọn mức cược',
  greatest: 'Cao nhất',
  spaceKey: 'Phím cách',
  space: 'Bắt đầu một ván, hoặc tăng tốc ván đang chạy',
  arrows: 'Tăng hoặc giảm mức cược',
  sound: 'Bật hoặc tắt âm thanh',
  auto: 'Tự động quay: thiết lập hoặc dừng',
  turbo: 'Bật hoặc tắt chế độ nhanh',
  history: 'Lịch sử cược',
  keyList: 'Hiện danh sách này',
  holdKey: 'Giữ hoặc bỏ một lá bài',
  betKey: 'Đặt cược',
  undoKey: 'Lấy lại chip vừa đặt',
  chipKey: 'Chọn chip',
  letters: 'Dùng chữ cái và chữ số làm phím tắt',
  lettersNote:
    'Hãy tắt nếu bạn dùng nhập giọng nói hoặc công cụ hỗ trợ khác. Các phím khác vẫn hoạt động. Phím tắt không hoạt động khi bạn đang nhập hoặc khi có bảng đang mở.',
  picture: 'Kết quả của ván này',
  replay: 'Xem lại',
  mark: 'XEM LẠI',
  replayTitle: (when) => `Xem lại ván chơi lúc ${when}`,
  replayNote: 'Ván này đã kết thúc. Không có tiền cược hay tiền thưởng nào thêm.',
  again: 'Xem lần nữa',
};
