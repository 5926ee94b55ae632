import type { VerifyWords } from '../words.ts';

export const verifyWords: VerifyWords = {
  title: 'Xác minh',
  intro:
    'Tính lại một lượt quay ngay trong trình duyệt của bạn. Nội dung nhập ở đây không được gửi đi đâu cả.',
  introDraw: 'Tính lại một ván ngay trong trình duyệt của bạn. Nội dung nhập ở đây không được gửi đi đâu cả.',
  serverSeed: 'Hạt giống máy chủ đã công khai',
  promised: 'Mã băm công bố trước (không bắt buộc)',
  clientSeed: 'Hạt giống của bạn',
  nonce: 'Số thứ tự',
  kind: 'Loại lượt quay',
  paid: 'Lượt quay trả tiền',
  free: 'Lượt quay miễn phí',
  gathered: 'Số cá chép đã tụ hoặc số cuộn đã phủ kín trước đó (để trống với ván cũ)',
  times: 'Hệ số thắng theo đường',
  crossing: 'Sao chổi bay ngang',
  beforeCrossing: 'Ván có trước khi sao chổi bay ngang',
  turned: 'Số lần sao chổi đã quay lại',
  crossingStep:
    'Với lượt quay trả tiền, sau năm điểm dừng sẽ rút số thứ sáu từ 0 đến 119: 0 đến 9 lần lượt là mười quỹ đạo, các số khác nghĩa là không có sao chổi bay ngang. Sau khi sao chổi quay lại, số thứ sáu từ 0 đến 9.',
  check: 'Tính lại',
  hash: 'SHA-256 của hạt giống máy chủ',
  stops: 'Năm điểm dừng',
  won: 'Tiền thắng',
  stakes: (stakes) => `Tiền cược × ${stakes}`,
  window: 'Màn hình cuộn',
  agrees: 'Khớp',
  differs: 'Không khớp',
  insecure:
    'Trình duyệt chỉ cho dùng chức năng mã hóa trên trang https hoặc localhost. Vui lòng mở bằng địa chỉ an toàn.',
  failed: 'Không tính được, vui lòng kiểm tra nội dung đã nhập.',
  how: 'Cách tính',
  steps: [
    'Dùng 64 ký tự thập lục phân của hạt giống máy chủ làm khóa, tính HMAC-SHA256 của “hạt giống của bạn:số thứ tự:số khối”; số khối bắt đầu từ 0, được 32 byte.',
    'Cứ 4 byte đọc thành một số nguyên 32 bit big-endian, lần lượt dùng cho năm cuộn.',
    'Khi cuộn dài n, chỉ nhận số nhỏ hơn bội lớn nhất của n không vượt quá 2^32, nếu không thì bỏ qua và đọc số tiếp theo; số dư khi chia cho n là điểm dừng. Nhờ vậy mọi điểm dừng có cơ hội hoàn toàn như nhau.',
    'Điểm dừng là vị trí ô trên cùng của cuộn, đếm từ 0; hai ô dưới là các vị trí tiếp theo, đến cuối thì quay về đầu.',
  ],
  stepsDraw: [
    'Dùng 64 ký tự thập lục phân của hạt giống máy chủ làm khóa, tính HMAC-SHA256 của “hạt giống của bạn:số thứ tự:số khối”; số khối bắt đầu từ 0, được 32 byte.',
    'Cứ 4 byte đọc thành một số nguyên 32 bit big-endian. Khi cần chọn một trong n khả năng, chỉ nhận số nhỏ hơn bội lớn nhất của n không vượt quá 2^32, nếu không thì bỏ qua và đọc số tiếp theo; số dư khi chia cho n là kết quả.',
  ],
  strips: 'Cuộn',
};
