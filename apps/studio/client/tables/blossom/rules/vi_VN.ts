export const ownRules: readonly string[] = [
  'Sáu ghế, mỗi ghế ba lá chỉ người ngồi đó nhìn thấy. Một chip là tiền vào ván. Hội viên cùng ván, cùng loại tiền và cùng tiền vào ván ngồi chung một hũ, mỗi hũ dùng một bộ bài riêng. Ghế trống do bot chơi.',
  'Có ba vòng, mỗi vòng tối đa 9 giây và mọi người quyết định cùng lúc. Xem bài miễn phí hoặc cứ để úp; bỏ bài; theo và trả giá của vòng; hoặc tố, trả giá như vậy và vòng sau đắt gấp đôi. Giá bắt đầu bằng một tiền vào ván, lên hai rồi nhiều nhất bốn; ai chưa xem bài chỉ trả một nửa. Kể cả tiền vào ván, một ván tốn nhiều nhất 8 lần tiền vào ván và bạn được báo trước khi ngồi. Không chọn gì là bỏ bài. Lựa chọn mà số dư không đủ trả sẽ không được tính.',
  'Sau vòng ba, ai còn lại lật bài và bài lớn nhất ăn hũ. Nếu mọi người khác đã bỏ, người cuối cùng ăn hũ mà không phải lật bài. Nếu những người cuối cùng bỏ cùng lúc, bài lớn nhất trong số họ ăn hũ. Phí là 4 % của hũ, tối đa 1,5 tiền vào ván.',
  'Bot chơi bằng tiền của nhà cái: nhà cái trả tiền vào ván và giữ phần bot thắng. Có ba kiểu, ghi ngay tại ghế: thận trọng, vững vàng và táo bạo; một ghế luôn có cùng một bot. Mỗi kiểu chơi theo một bảng cố định, dựa vào bài của mình, giá và số người còn lại; phần còn lại do bốc thăm và có thể tính lại sau ván. Khi sáu bot cùng chơi, trong số tiền đã trả, bot thận trọng nhận lại 97,5 %, vững vàng 96,4 %, táo bạo 94,5 %. Thử hơn một triệu ván với năm bot: luôn theo mù được 89,9 %, chỉ chơi một phần năm bài tốt nhất 93,7 %, xem bài mà không bao giờ bỏ 61,8 %. Cách chơi tốt nhất học được để đối phó đúng những bot này nhận lại 99,9 %.',
  'Mỗi ván bạn chỉ ngồi một ghế. Bài đã bỏ hoặc không bị theo đến cùng không hiện trên trang của ai. Sau ván, hạt giống được công bố để chứng minh việc chia bài, và ai có nó đều tính ra được mọi lá; hội viên không có tên và mỗi ván ngồi lại từ đầu.',
];

export const ownDraw: readonly string[] = [
  '52 lá xếp theo thứ tự, 18 lá được rút ra không trả lại: số đầu nhỏ hơn 52, số sau nhỏ hơn 51, cứ thế tiếp. Thương của vị trí chia 13 là chất (0 bích, 1 cơ, 2 rô, 3 chuồn), số dư là hạng (0 là át). Chia lần lượt từng lá cho ghế 1 đến 6.',
  'Sau đó mỗi vòng mỗi ghế có hai số nhỏ hơn 100: bot có xem bài không, và có tố khi còn úp không. Bàn mở dùng entropy của ván; hũ của hội viên thêm vào sau đó mã cược đứng đầu trong hũ và chữ pot.',
];
