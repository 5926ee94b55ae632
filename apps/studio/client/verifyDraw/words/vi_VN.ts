import type { DrawWords } from '../words.ts';

export const drawWords: DrawWords = {
  cards: 'Mỗi lá bài = hạng + 13 × chất: hạng từ át (0) đến K (12), chất theo thứ tự bích, cơ, chuồn, rô.',
  stops:
    'Mỗi cuộn lấy một số nhỏ hơn độ dài của nó, đó là điểm dừng: vị trí của hàng trên cùng trên cuộn, đếm từ 0; cuộn nối vòng đầu với cuối.',
  stopsName: 'Điểm dừng',
  hand: (number) => `Tay ${number}`,
  dealt: 'Bài được chia',
  picture: (number, multiplier) => `Màn hình ${number}, × ${multiplier}`,
  paidStrips: (strips) => `Cuộn của lượt quay trả tiền: ${strips}`,
  freeStrips: (strips) => `Cuộn của lượt quay miễn phí: ${strips}`,
  blackjack: {
    label: 'Nước đi của bạn',
    hint: 'Theo thứ tự, cách nhau bằng dấu phẩy',
    numbers: 'Lấy 63 số nhỏ hơn 52, mỗi số là một lá bài: lá nào cũng rút từ bộ đủ 52 lá.',
    deal: 'Lá thứ nhất và thứ ba là của bạn, lá thứ hai là lá mở của nhà cái, lá thứ tư là lá úp; các lá sau lần lượt vào các tay của bạn rồi đến nhà cái.',
    dealer: 'Nhà cái',
    sidedLabel: 'Cược phụ và nước đi của bạn',
    sides:
      'Mỗi cược phụ (pair, three) chiếm một phần năm tiền cược, phần còn lại là của tay bài. Pair xét hai lá đầu của bạn, three xét thêm lá mở của nhà cái.',
    lanterns:
      'Thang đèn (ladder) và trăng (new_moon, half_moon, full_moon) mỗi cược chiếm một phần năm, phần còn lại là cược tay bài. Trăng xét hai lá đầu của bạn; có thang đèn thì nhà cái rút đến 17 trở lên dù tay bài ra sao.',
  },
  poker: {
    label: 'Vị trí giữ lại',
    hint: '0 đến 4, ngoài cùng bên trái là 0; để trống nếu đổi hết',
    shuffle:
      'Xáo bài: xếp các số 0 đến 51; bước k, đếm từ 0, chọn một trong 52 − k vị trí từ k trở đi rồi đổi chỗ với vị trí k. Thực hiện mười bước.',
    replace: 'Năm lá đầu là tay bài; các lá sau lần lượt thay những lá không giữ, từ trái sang phải.',
    tables: (names) =>
      `Bảng trả thưởng viết trước vị trí, cách nhau bằng gạch chéo (${names}), ví dụ deuces/014; không ghi là jacks. Ở deuces, bốn lá 2 thay cho lá bất kỳ.`,
    after: 'Sau khi đổi',
  },
  manyHands: {
    label: 'Số tay và vị trí giữ lại',
    hint: 'Ví dụ 5/014: năm tay, giữ vị trí 0, 1 và 4 (ngoài cùng bên trái là 0); để trống sau dấu gạch nếu đổi hết',
    shuffle:
      'Xáo bài: xếp các số 0 đến 51; bước k, đếm từ 0, chọn một trong 52 − k vị trí từ k trở đi rồi đổi chỗ với vị trí k. Thực hiện năm bước: đó là bài được chia.',
    hands:
      'Sau đó mỗi tay năm bước: 47 lá còn lại xếp tăng dần và được xáo như trên; chúng thay những lá tay này không giữ, từ trái sang phải.',
  },
  keno: {
    label: 'Các số của bạn',
    hint: 'Cách nhau bằng dấu phẩy; nếu bật đèn bến cảng, thêm light ở cuối; bật hải đăng thì thêm beam',
    shuffle:
      'Xếp các số 0 đến 79; bước k, đếm từ 0, chọn một trong 80 − k vị trí từ k trở đi rồi đổi chỗ với vị trí k. Thực hiện hai mươi bước; mỗi số cộng 1 là số mở ra. Khi bật hải đăng, số thứ hai mươi mốt, nhỏ hơn 8, là bến đếm từ 0.',
    drawn: 'Số mở ra',
    hit: 'Trúng',
    pier: 'Hải đăng chiếu các số từ, đến',
    times: 'Số lần tính tiền thắng',
  },
  cascade: {
    label: 'Loại lượt quay',
    hint: 'base là lượt trả tiền, free là lượt miễn phí, free/7 là lượt miễn phí khi triều ở vạch 7',
    refill: 'Chỗ biểu tượng đã biến mất được cuộn bù dần lên từ điểm dừng.',
  },
  classic: {
    label: 'Số thăm',
    hint: 'của bạn / tất cả, thêm /hops với ván có nhảy',
    hops: 'Mười hai số tiếp theo là điểm dừng của tối đa bốn lần nhảy, mỗi lần ba số; cuộn ở lại không dùng số của nó. Ván không có nhảy thì không có các số này.',
    lot: 'Số thứ tư, nhỏ hơn tổng số thăm, là lá thăm được rút: hũ thuộc về bạn khi nó nhỏ hơn số thăm của bạn. Số tiền trong hũ không do hạt giống quyết định nên không tính lại ở đây.',
    strips: (strips) => `Cuộn: ${strips}`,
    view: 'Trên màn hình, từng cuộn một',
    won: 'Lá thăm: hũ thuộc về bạn',
    missed: 'Lá thăm: không trúng hũ',
  },
  light: {
    how: 'Vòng quay có cược góp vào đèn nào: cùng hạt giống máy chủ và số thứ tự, muối là light: đặt trước hạt giống của bạn, rút một số nhỏ hơn 8; 0 đến 3 là Đom Đóm, 4 đến 6 là Đèn Dầu, 7 là Trăng Rằm. Chơi thử và vòng quay miễn phí đã mua không góp vào đèn nào.',
    fed: 'Đèn được góp vào',
    names: { firefly: 'Đom Đóm', lamp: 'Đèn Dầu', moon: 'Trăng Rằm' },
  },
  video: {
    label: 'Trạng thái trước lượt quay',
    hint: 'có trong liên kết ở lịch sử',
    coupled: (paid, free) =>
      `Các cuộn nối nhau dùng chung điểm dừng của cuộn đầu, các cuộn còn lại là 0: cuộn ${paid} trong lượt trả tiền, ${free} trong lượt miễn phí.`,
    mystery: (symbol, paid, free) =>
      `Thêm một số cho biết ${symbol} biến thành gì, theo vị trí trong danh sách, đếm từ 0: ${paid} trong lượt trả tiền, ${free} trong lượt miễn phí.`,
    cash: (cash, below) =>
      `Sau đó, với mỗi ô, một số nhỏ hơn ${below} quyết định số tiền của ${cash} trong ô: số rơi vào phần của các mức tiền theo thứ tự. Ô đếm theo từng cuộn, từ trên xuống.`,
    respin: (cash, below, wins) =>
      `Trong lượt quay lại giữ và thắng, trước hết mỗi ô lấy một số nhỏ hơn ${below}, nhỏ hơn ${wins} thì ra ${cash}, sau đó mới đến số tiền.`,
    symbols: (legend) => `Biểu tượng: ${legend}`,
    drawn: 'Các số được rút',
    amounts: 'Số tiền từng ô, theo lần tiền cược',
  },
};
