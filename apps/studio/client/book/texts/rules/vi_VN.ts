import { responsible } from '../../../shell/sessionTexts/vi_VN.ts';
import type { BookTexts } from '../texts.ts';

/** What the rules of the book say in Vietnamese. */
export const rules: BookTexts['rules'] = {
  paragraphs: [
    'Mọi trận đấu ở đây đều là mô phỏng: giải đấu, đội và vận động viên do chúng tôi hư cấu, diễn biến được dựng từ hạt giống cố định trước trận, không liên quan đến bất kỳ sự kiện thật nào.',
    'Tỷ lệ cược tính từ xác suất thật trong tình hình hiện tại, rồi chia cho lợi thế nhà cái đã công bố. Xác suất càng lớn, tỷ lệ càng thấp; khi trận đang diễn ra, tỷ lệ thay đổi theo tình hình.',
  ],
  margins: 'Lợi thế nhà cái',
  marginsNote:
    'Tổng xác suất hàm ý của mọi lựa chọn trong một kèo bằng 100% cộng con số này. Với cược xiên, lợi thế của từng lựa chọn nhân với nhau.',
  limits: 'Giới hạn',
  kindLimit: (market, max) => `Cược có kèo “${market}”: mỗi vé tối đa ${max}.`,
  limitsText: ({ min, max, most, legs }) =>
    `Mỗi vé ${min} đến ${max}, tiền nhận tối đa mỗi vé ${most}; một vé xiên tối đa ${legs} lựa chọn, mỗi trận chỉ chọn được một.`,
  sections: [
    {
      title: 'Đặt cược',
      items: [
        'Khi tỷ lệ thay đổi, vé được xử lý theo lựa chọn của bạn: chấp nhận mọi thay đổi, chỉ chấp nhận cao hơn, cao hơn hoặc thấp hơn một chút, hoặc luôn hỏi trước. Thay đổi không hợp với lựa chọn của bạn thì cược không thành và không trừ tiền.',
        'Cược trực tiếp có một khoảng thời gian tiếp nhận ngắn. Nếu trong lúc đó kèo tạm dừng, đóng lại hoặc tỷ lệ đổi sang mức bạn không chấp nhận, cược không thành.',
        'Ở những thời điểm nguy hiểm như cơ hội ghi bàn, điểm kết thúc set, giao tranh công thành, kèo tự động tạm dừng. Giờ bắt đầu và đóng kèo theo đồng hồ máy chủ.',
      ],
    },
    {
      title: 'Kết toán',
      items: [
        'Tiền nhận bằng tiền cược nhân tỷ lệ cược, đã gồm tiền cược; cược xiên nhân tỷ lệ của mọi lựa chọn. Cả phiếu chỉ bỏ phần nhỏ hơn đơn vị tiền nhỏ nhất ở bước cuối cùng.',
        'Bóng đá kết toán theo tỷ số chung cuộc 90 phút; bóng rổ gồm hiệp phụ; cầu lông và công thành tính bên thắng đủ số set, số bản đồ trước.',
        'Con số chấp được cộng vào đội nhà; nếu vừa đúng bằng nhau là hòa kèo, lựa chọn đó tính tỷ lệ 1.00.',
        'Tài xỉu tính theo cao hơn hay thấp hơn mốc của kèo; đúng bằng mốc là hòa kèo.',
        'Với mốc có 0.25, 0.75, một nửa tiền cược theo mốc dưới, một nửa theo mốc trên, nên có thể thắng nửa hoặc thua nửa: nửa còn lại tính tỷ lệ 1.00.',
        'Tỷ số chính xác là tỷ số của cả trận, tỷ số không có trong danh sách thuộc “Tỷ số khác”. Hai đội đều ghi bàn và chẵn lẻ tính theo tỷ số chung cuộc; kèo hiệp một tính theo tỷ số khi hết hiệp một.',
        '“Bàn thắng thứ mấy” tính theo đội ghi bàn đó; nếu không còn bàn thắng thì “Không còn bàn thắng” thắng.',
      ],
    },
    {
      title: 'Gián đoạn và kiểm tra lại',
      items: [
        'Khi trận đấu bị gián đoạn, các kèo đã có kết quả vẫn kết toán như thường, còn lại bị hủy: cược đơn được hoàn lại, trong cược xiên lựa chọn đó tính tỷ lệ 1.00.',
        'Trận bóng đá có bàn thắng được kiểm tra lại trong 45 giây sau khi kết thúc; trong lúc đó kết quả ghi “Chờ xác nhận” và bàn thắng cuối có thể bị hủy. Cược phụ thuộc tỷ số chung cuộc chỉ kết toán sau khi xác nhận, một lần duy nhất, không thu lại về sau.',
        'Cược chưa kết toán có thể chốt sớm toàn bộ hoặc một phần; số tiền tính theo xác suất lúc đó của mọi lựa chọn chưa định, rồi chia cho lợi thế nhà cái. Khi kèo tạm dừng hoặc đã đóng thì không chốt được; nếu số tiền thấp hơn mức bạn thấy, giao dịch không thành.',
        'Cược được lưu lại trước khi trừ tiền; cược không được xác nhận sẽ bị hủy và hoàn đủ. Dù bạn có trực tuyến hay không, cược đã xác nhận đều được trả thưởng đúng kết quả.',
      ],
    },
  ],
  ...responsible,
};
