import type { GameWords } from '../../texts/texts.ts';

const rule = [
  'Sáu ghế, không có nhà cái. Mỗi ghế trả tiền vào bàn như nhau, nhận năm lá; ghế có bài lớn nhất lấy cả pot. Năm phần trăm pot là phí, thuộc về nhà vận hành. Vì vậy RTP của mỗi phần tiền vào bàn đúng bằng 95%.',
  'A là 1 điểm, 2–9 theo số trên lá, 10, J, Q, K là 10 điểm. Ba lá bất kỳ có tổng là bội của mười thì có Ngưu; hàng đơn vị của tổng hai lá còn lại là số Ngưu, cũng là bội của mười thì là Ngưu Ngưu. Cả năm lá là J, Q, K là Ngũ Hoa Ngưu, lớn nhất.',
  'Thứ tự: Ngũ Hoa Ngưu, Ngưu Ngưu, Ngưu 9 đến Ngưu 1, Không Ngưu. Bằng nhau thì so lá lớn nhất (K lớn nhất, A nhỏ nhất), rồi so chất: bích, cơ, chuồn, rô. Trong một bộ bài không có hai tay giống hệt nhau nên mỗi ván chỉ có một người thắng.',
  'Vào ghế: chọn một chip làm tiền vào bàn, rồi chọn ghế. Hội viên cùng ván, cùng loại tiền, cùng mức vào bàn ngồi chung một pot; nếu ghế bạn chọn đã có người, một pot khác được mở. Ghế trống do bot ngồi; bot dùng tiền của nhà vận hành: nhà vận hành trả tiền vào bàn, bot thắng thì tiền cũng về nhà vận hành.',
  'Mỗi ván mỗi người chỉ ngồi được một ghế, mở bao nhiêu cửa sổ cũng vậy, không bao giờ tự đấu với mình. Bài do lần rút công khai quyết định, không có lựa chọn rút hay không; dù biết bài người khác cũng không đổi được kết quả, nên thông đồng không được lợi gì.',
];

export const bullsPotWords: GameWords = {
  name: 'Đấu Ngưu Bàn Tính',
  tagline: 'Sáu người so bài, một tay ăn cả',
  rules: rule,
  kind: () => 'Ghế của bạn lớn nhất',
  spot: (spot) => `Ghế ${spot.slice(5)}`,
  result: (summary) => `Ghế ${summary} thắng pot`,
  draw: [
    '52 lá bài xếp theo thứ tự, rút 30 lá không hoàn lại: số thứ nhất nhỏ hơn 52, số thứ hai nhỏ hơn 51, cứ thế tiếp tục. Số rút được là vị trí trong các lá còn lại.',
    'Lấy vị trí chia 13, thương là chất (0 bích, 1 cơ, 2 rô, 3 chuồn), số dư là số (0 là A). Chia lần lượt từng lá cho ghế 1 đến ghế 6.',
  ],
};
