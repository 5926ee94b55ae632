import { responsible } from '../../shell/sessionTexts/vi_VN.ts';
import { ofBadminton, ofBasketball, ofFootball, ofFootballPlay, ofSiege } from './said.ts';
import type { PageTexts } from './texts.ts';

/** What the price of a round of the siege rests on: for the rules, and beside the score. */
const roundPrice =
  'Tỷ lệ của một lượt chỉ dựa vào bốn điều: sức mạnh trong ngày của hai bên, lợi thế mà tường thành của bản đồ cho bên giữ thành, khí cụ công thành lợi hay bất lợi trên bản đồ đó, và loạt tên khi đã biết kết quả. Các lượt trước thắng hay thua không làm thay đổi tỷ lệ.';

/** What the rules of the book say in Vietnamese. */
export const rules: PageTexts['rules'] = {
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
    `Mỗi vé ${min} đến ${max}, tiền nhận tối đa mỗi vé ${most}; một vé xiên tối đa ${legs} lựa chọn.`,
  sections: [
    {
      title: 'Đặt cược',
      items: [
        'Khi tỷ lệ thay đổi, vé được xử lý theo lựa chọn của bạn: chấp nhận mọi thay đổi, chỉ chấp nhận cao hơn, cao hơn hoặc thấp hơn một chút, hoặc luôn hỏi trước. Thay đổi không hợp với lựa chọn của bạn thì cược không thành và không trừ tiền.',
        'Cược trực tiếp có một khoảng thời gian tiếp nhận ngắn. Nếu trong lúc đó kèo tạm dừng, đóng lại hoặc tỷ lệ đổi sang mức bạn không chấp nhận, cược không thành.',
        ofFootballPlay(
          'Phạt góc, đá phạt, việt vị, phạm lỗi và thẻ vàng được tường thuật từng phút, suy ra từ hạt giống cố định trước trận. Chúng không làm thay đổi kết quả và không có kèo nào dựa vào chúng.',
        ),
        ofFootballPlay(
          'Những pha lên bóng, tạt bóng và dứt điểm vào lúc khác (được tính vào số lần dứt điểm) cũng suy riêng từ hạt giống, chỉ để xem: chúng không bao giờ thành bàn, không đổi kết quả và tỷ lệ cược. Bàn thắng chỉ đến từ “tình huống nguy hiểm”, khi kèo tạm dừng; cú sút xa lúc kèo đang mở không thể thành bàn.',
        ),
        ofFootball('Bóng đá: kèo tự động tạm dừng khi có cơ hội ghi bàn.'),
        ofBasketball('Bóng rổ: kèo tự động tạm dừng ở những lượt cuối khi tỷ số sát nhau.'),
        ofBadminton('Cầu lông: kèo tự động tạm dừng ở điểm kết thúc set.'),
        ofSiege(
          'Kèo tự động tạm dừng khi tên bay và khi công thành. Kèo mở giữa các lượt, và từ khi biết bên nào bắn tốt hơn đến trước lúc công thành.',
        ),
        'Giờ bắt đầu và đóng kèo theo đồng hồ máy chủ.',
      ],
    },
    {
      title: 'Kết toán',
      items: [
        'Tiền nhận bằng tiền cược nhân tỷ lệ cược, đã gồm tiền cược; cược xiên nhân tỷ lệ của mọi lựa chọn. Cả phiếu chỉ bỏ phần nhỏ hơn đơn vị tiền nhỏ nhất ở bước cuối cùng.',
        ofFootball('Bóng đá kết toán theo tỷ số chung cuộc 90 phút.'),
        ofBasketball('Bên thắng ở bóng rổ tính cả hiệp phụ.'),
        ofBadminton('Cầu lông: thắng hai set trước là thắng; mỗi set đến 11 điểm và hơn 2 điểm, tối đa 15.'),
        ofSiege(
          'Công thành: thắng hai bản đồ trước là thắng; mỗi bản đồ thuộc về bên thắng 7 lượt và hơn 2 lượt, hoặc thắng 9 lượt trước. Hai bên đổi công thủ sau 6 lượt đầu của mỗi bản đồ.',
        ),
        'Con số chấp được cộng vào đội nhà; nếu vừa đúng bằng nhau là hòa kèo, lựa chọn đó tính tỷ lệ 1.00.',
        'Cược hệ thống đặt cùng một số tiền vào mọi tổ hợp của 3 đến 8 lựa chọn. Với 3 lựa chọn, “Đủ mọi xiên (4)” gồm ba xiên 2 và một xiên 3. Mỗi cược 1.00, tỷ lệ 2.00, 3.00 và 4.00, tổng cộng 4.00: trúng hết nhận 6.00 + 8.00 + 12.00 + 24.00 = 50.00; trượt lựa chọn 4.00 vẫn trúng một xiên 2, nhận 6.00.',
        'Lựa chọn bị hủy hoặc hòa kèo tính 1.00, nên các tổ hợp có nó ngắn đi một; thắng nửa, thua nửa vẫn tính như thường. Tiền nhận của các tổ hợp được cộng lại rồi chỉ làm tròn xuống một lần ở cuối. Giới hạn tính theo tổng tiền cược và tổng tiền nhận; chốt sớm là tổng giá trị của các tổ hợp.',
        'Vài lựa chọn của cùng một trận có thể ghép thành một cược: tỷ lệ tính từ xác suất tất cả cùng xảy ra, chỉ chia lợi thế nhà cái một lần. Ví dụ hai lựa chọn cùng xảy ra với xác suất 30%, tỷ lệ là 1 ÷ 0.30 ÷ 1.05 = 3.17, cược 10.00 nhận 31.70. Không ghép được các lựa chọn trái nhau, bao hàm nhau hoặc ở kèo có thể hòa. Trong cược hệ thống, các lựa chọn của cùng một trận gộp lại tính là một.',
        'Xiên cùng trận phải trúng tất cả. Nếu trận bị gián đoạn khi chưa lựa chọn nào thua và còn một lựa chọn chưa định, cả tổ hợp bị hủy và tính 1.00.',
        'Tài xỉu tính theo cao hơn hay thấp hơn mốc của kèo; đúng bằng mốc là hòa kèo.',
        'Với mốc có 0.25, 0.75, một nửa tiền cược theo mốc dưới, một nửa theo mốc trên, nên có thể thắng nửa hoặc thua nửa: nửa còn lại tính tỷ lệ 1.00.',
        ofFootball(
          'Tỷ số chính xác là tỷ số của cả trận, tỷ số không có trong danh sách thuộc “Tỷ số khác”. Hai đội đều ghi bàn và chẵn lẻ tính theo tỷ số chung cuộc; kèo hiệp một tính theo tỷ số khi hết hiệp một.',
        ),
        ofFootball(
          '“Bàn thắng thứ mấy” tính theo đội ghi bàn đó; nếu không còn bàn thắng thì “Không còn bàn thắng” thắng.',
        ),
        ofFootball(
          'Tổng của một đội, giữ sạch lưới, thắng giữ sạch lưới, cách biệt khi thắng và số bàn chính xác tính theo tỷ số chung cuộc; hiệp một / cả trận xét ai dẫn khi hết hiệp một và khi hết trận.',
        ),
        ofBasketball(
          'Ở bóng rổ, tài xỉu, chấp, chẵn lẻ, tổng của một đội, cách biệt, nửa đầu và từng hiệp không gồm hiệp phụ.',
        ),
        ofBadminton(
          'Ở cầu lông, tổng và chấp điểm tính mọi điểm đã đấu; kèo đạt trước thuộc bên chạm con số đó trước.',
        ),
        ofSiege('Tổng và chấp lượt tính mọi lượt đã đấu; kèo đạt trước thuộc bên chạm con số đó trước.'),
        ofSiege(
          'Giữa hai lượt, bạn có thể cược bên thắng lượt tiếp theo, và cược thêm lần nữa khi đã biết bên nào bắn tốt hơn: bên bắn nhỉnh hơn, tốt hơn hay áp đảo thắng lần lượt 57, 65 và 76 trong 100 lượt, tỷ lệ thay đổi theo đó. Đóng khi bắt đầu công thành và thanh toán ngay khi lượt đó kết thúc. Chỉ bị hủy nếu trận đấu bị dừng trước khi lượt đó phân thắng bại.',
        ),
        ofSiege(roundPrice),
      ],
    },
    {
      title: 'Gián đoạn và kiểm tra lại',
      items: [
        'Khi trận đấu bị gián đoạn, các kèo đã có kết quả vẫn kết toán như thường, còn lại bị hủy: cược đơn được hoàn lại, trong cược xiên lựa chọn đó tính tỷ lệ 1.00.',
        ofFootball(
          'Trận bóng đá có bàn thắng được kiểm tra lại trong 45 giây sau khi kết thúc; trong lúc đó kết quả ghi “Chờ xác nhận” và bàn thắng cuối có thể bị hủy. Cược phụ thuộc tỷ số chung cuộc chỉ kết toán sau khi xác nhận, một lần duy nhất, không thu lại về sau.',
        ),
        'Cược chưa kết toán có thể chốt sớm toàn bộ hoặc một phần; số tiền tính theo xác suất lúc đó của mọi lựa chọn chưa định, rồi chia cho lợi thế nhà cái. Khi kèo tạm dừng hoặc đã đóng thì không chốt được; nếu số tiền thấp hơn mức bạn thấy, giao dịch không thành.',
        'Cược được lưu lại trước khi trừ tiền; cược không được xác nhận sẽ bị hủy và hoàn đủ. Dù bạn có trực tuyến hay không, cược đã xác nhận đều được trả thưởng đúng kết quả.',
      ],
    },
  ],
  ways: {
    title: 'Khí cụ công thành và bản đồ',
    note: 'Trước mỗi lượt, một trong ba khí cụ được rút với xác suất bằng nhau và công bố ngay. Con số là mức tăng giảm xác suất thắng của bên công khi hai bên ngang sức; khi không ngang sức, mức này nhỏ đi theo xác suất của bên yếu hơn. Trên mỗi bản đồ, ba số cộng lại đúng bằng 0, nên tỷ lệ của các lượt sau, của bản đồ và của trận cũng chính xác.',
  },
  ...responsible,
};

export const fair: PageTexts['fair'] = {
  title: 'Chứng minh công bằng',
  intro:
    'Hạt giống quyết định trận đấu này đã được cố định trước khi mở cược, dưới đây là mã băm của nó; sau trận, bản gốc được công khai để ai cũng có thể dựng lại toàn bộ trận đấu trong trình duyệt.',
  hash: 'Mã băm của hạt giống (SHA-256)',
  rules: 'Phiên bản luật (công bố cùng mã băm)',
  open: 'Mở trang xác minh',
};

export const verify: PageTexts['verify'] = {
  title: 'Xác minh trận đấu',
  intro:
    'Dựng lại bất kỳ trận đấu đã kết thúc nào ngay trong trình duyệt của bạn: dữ liệu công bố được tải về, phần còn lại đều tính tại đây.',
  event: 'Mã trận',
  check: 'Dựng lại',
  notFound: 'Không có trận đấu này.',
  notOver: 'Trận đấu chưa kết thúc hoặc chưa kiểm tra xong sau trận, hạt giống chưa được công khai.',
  failed: 'Không tính được, vui lòng thử lại sau.',
  insecure:
    'Trình duyệt chỉ cho dùng chức năng mã hóa trên trang https hoặc localhost. Vui lòng mở bằng địa chỉ an toàn.',
  agrees: 'Khớp',
  differs: 'Không khớp',
  seed: 'Hạt giống đã công khai',
  hash: 'Mã băm công bố trước khi mở cược',
  hashCheck: 'SHA-256 của hạt giống',
  rules: 'Phiên bản luật',
  strengths: 'Thực lực hai bên',
  strengthsCheck: 'Tính lại từ đội và mã băm',
  course: 'Diễn biến trận đấu',
  courseCheck: (steps) => `Tính lại qua ${steps} bước`,
  result: 'Tỷ số chung cuộc',
  how: 'Cách tính',
  steps: [
    'Thực lực hai bên = thực lực cố định + phong độ trong ngày. Phong độ lấy từ hai byte đầu của mã băm (đội nhà và đội khách mỗi đội một byte): lấy số dư khi chia cho 9 rồi trừ 4. Khi mở cược, ai cũng có thể tự tính.',
    'Trận đấu tiến theo từng bước nhỏ cố định. Khối thứ i của bước k là HMAC-SHA256 của “mã trận:k:i” với khóa là 64 ký tự thập lục phân của hạt giống; k bắt đầu từ 1, i bắt đầu từ 0, cứ 4 byte đọc thành một số nguyên 32 bit big-endian.',
    'Khi cần một số nhỏ hơn n, chỉ nhận số nguyên nhỏ hơn bội lớn nhất của n không vượt quá 2^32, nếu không thì bỏ qua và đọc số tiếp theo; lấy số dư khi chia cho n. Thực lực hai bên và tình hình hiện tại quyết định con số đó có nghĩa gì.',
    'Nối mọi bước lại là toàn bộ trận đấu: mỗi bàn thắng, mỗi điểm, mỗi lượt đều phải khớp với diễn biến đã công bố.',
  ],
};

export const board: PageTexts['board'] = {
  wait: {
    begins: (what, clock) => `${what} bắt đầu sau ${clock}`,
    closes: (clock) => `Đóng cược sau ${clock}`,
    after: (clock) => `Sau mưa tên · còn ${clock}`,
    shut: 'Đã đóng cược',
    match: 'Trận đấu',
    secondHalf: 'Hiệp hai',
    overtime: 'Hiệp phụ',
    round: (number) => `Lượt ${number}`,
  },
  siege: {
    attacks: 'Công thành',
    defends: 'Thủ thành',
    goal: 'Một bên công, một bên thủ, đổi bên sau lượt 6. Thắng 7 lượt và hơn 2 lượt, hoặc thắng 9 lượt trước, là thắng bản đồ; thắng 2 bản đồ là thắng trận.',
    stormed: (team) => `${team} phá được thành, thắng lượt này`,
    held: (team) => `${team} giữ được thành, thắng lượt này`,
    march: (team) => `${team} tiến về phía tường thành`,
    volley: 'Tên bay từ cả hai phía',
    shot: { narrow: 'Bắn nhỉnh hơn', clear: 'Bắn tốt hơn', crushing: 'Bắn áp đảo' },
    arrows: (shot, team) => `${shot}: ${team}`,
    means: { ladders: 'thang', ram: 'xe phá thành', tower: 'tháp công thành' },
    cover: (arrows, means) => `${arrows} · sắp tới: ${means}`,
    ready: { arrows: 'Cung thủ lắp tên, quân thủ giơ khiên', storm: 'Tù và vang lên, hai bên sẵn sàng' },
    flying: 'Tạm dừng nhận cược khi tên bay, mở lại sau đó',
    ways: {
      ladders: 'Thang dựng lên tường',
      ram: 'Xe phá thành húc cổng',
      tower: 'Tháp công thành áp sát tường',
    },
    press: ['bên công hao người nhưng vẫn đánh', 'hai bên giằng co', 'bên thủ hao người nhưng vẫn giữ'],
    assault: (way, press) => `${way}, ${press}`,
    ends: {
      taken: {
        ladders: 'Đã vượt lên mặt thành!',
        ram: 'Cổng thành vỡ tung!',
        tower: 'Cầu hạ xuống, quân tràn lên thành!',
      },
      held: {
        ladders: 'Thang đổ, thành vẫn vững',
        ram: 'Xe húc cổng cháy, cổng vẫn vững',
        tower: 'Tháp công thành cháy, thành vẫn vững',
      },
    },
    unlikely: { taken: 'Lội ngược dòng: ', held: 'Thoát hiểm: ' },
    firstTo: 'Đến 7',
    overtime: 'hơn 2 lượt hoặc đến 9',
    points: { map: 'Điểm quyết định bản đồ', match: 'Điểm quyết định trận', both: 'Lượt quyết định' },
    pressed: 'Sức ép lên tường thành',
    pressedGate: 'Sức ép lên cổng thành',
    dire: 'Nguy cấp',
    change: 'Đổi bên công thủ',
    storms: (team) => `${team} công thành`,
    mapWon: (team, map) => `${team} thắng ${map}`,
    matchWon: (team) => `${team} thắng trận`,
    more: 'Luật và bản đồ',
    story: {
      saved: { map: 'Cứu điểm quyết định bản đồ', match: 'Cứu điểm quyết định trận' },
      overtime: 'vào hiệp phụ',
      level: (from) => `Gỡ hòa từ ${from}`,
      taken: (count) => `Phá thành ${count} lượt liền`,
      held: (count) => `Giữ thành ${count} lượt liền`,
      lead: 'Lần đầu vượt lên',
    },
    rests: {
      before: 'theo sức mạnh + tường thành',
      after: 'đã tính loạt tên',
      walls: (percent) => `giữ thành ${percent}%`,
      chance: (arrows, percent) => `${arrows} · thắng lượt ${percent}%`,
      ground: {
        ladders: { good: 'tường thấp', bad: 'tường cao' },
        ram: { good: 'cổng mỏng', bad: 'cổng dày' },
        tower: { good: 'đất chắc', bad: 'đất mềm' },
      },
      way: (means, ground, percent) => `${means}, ${ground}: bên công thắng ${percent}`,
      told: roundPrice,
    },
    news: {
      storms: (team) => `${team} công thành`,
      lately: (of, percent) => `${of} lượt gần nhất ${percent}%`,
      taken: (count) => `phá thành ${count} lượt liền`,
      failed: (count) => `thất bại ${count} lượt liền`,
    },
    tally: (stormed, held) => `Công ${stormed} · Thủ ${held}`,
    record: {
      title: 'Tỷ lệ lượt thắng khi công và thủ',
      here: 'Trận này',
      before: (map) => `${map}, trước đây`,
      settled: (home, away) =>
        `“Trước đây” chỉ tính các trận đã kết toán trên bản đồ này: đội nhà ${home}, đội khách ${away}`,
      none: 'Hai bên chưa có trận nào đã kết toán trên bản đồ này',
      failed: 'Chưa đọc được thành tích',
    },
  },
  mapStormed: (team, score, map) => `${team} phá thành, thắng ${map} với tỷ số ${score}`,
  mapHeld: (team, score, map) => `${team} giữ thành, thắng ${map} với tỷ số ${score}`,
  partsWon: { racket: 'Set thắng', siege: 'Bản đồ thắng' },
  held: {
    racket: 'Đang đánh điểm này, tỷ lệ sẽ cập nhật ngay',
    siege: 'Lượt đang ngã ngũ, sẽ mở lại ngay',
  },
  suspended: {
    football: (what) => `${what}, tạm dừng nhận cược`,
    racket: 'Tạm dừng nhận cược khi có điểm quyết định set',
    match: 'Tạm dừng nhận cược khi có điểm quyết định trận',
    basketball: 'Cuối trận sát nút, tạm dừng nhận cược',
    siege: 'Tạm dừng nhận cược đến khi hết lượt',
  },
  decided: 'Gần như đã ngã ngũ, ngừng nhận cược',
  instead: {
    sure: (former, market) => `${former.trim()} gần ngã ngũ · chuyển sang ${market}`,
    again: (market) => `Còn cân não · trở lại ${market}`,
  },
  settled: 'Đã có kết quả',
  strip: { closed: 'Tạm dừng nhận cược', open: 'Đang nhận cược', held: 'Đang cập nhật tỷ lệ' },
  review: (clock) => `Xem lại kết quả ${clock}`,
  reviewing: 'Kết quả đang được xem lại, đã ngừng nhận cược',
  fullTime: 'Hết trận',
  midfield: 'Tranh chấp giữa sân',
  missed: (team) => `${team} ném trượt`,
  robbed: (team) => `${team} mất bóng, bị cướp`,
  made: (team, points, score) => `${team} ghi ${points} điểm, ${score}`,
  partWon: (team, part, score) => `${team} thắng ${part} ${score}`,
  figures: { serving: 'Điểm khi giao cầu', inRow: 'Chuỗi điểm dài nhất', ahead: 'Dẫn xa nhất' },
  point: { game: (team) => `Điểm quyết định set: ${team}`, match: (team) => `Điểm quyết định trận: ${team}` },
  after: { live: 'Đang thi đấu', coming: 'Trận tiếp theo' },
  rally: { smash: 'Đập cầu ghi điểm', net: 'Bỏ nhỏ ghi điểm', out: 'Đối thủ đánh ra ngoài' },
  shots: (strokes) => `Đôi công · cú thứ ${strokes}`,
  target: (points) => `Chạm ${points} điểm`,
  cheer: {
    run: (points) => `Ghi liền ${points} điểm`,
    lead: 'Vươn lên dẫn',
    three: 'Ba điểm!',
    buzzer: 'Đúng còi hết giờ!',
    dunk: 'Úp rổ!',
  },
  court: {
    drive: 'Đột phá',
    pick: 'Pick and roll',
    post: 'Xoay lưng dưới rổ',
    swing: 'Luân chuyển bóng',
    kickOut: 'Chuyền ra ném ba điểm',
    putBack: 'Bắt bật bảng ghi điểm',
    dunk: 'Úp rổ',
    layUp: 'Lên rổ',
    jumper: 'Ném nhảy',
    hook: 'Ném móc',
    block: 'Chắn bóng',
    buzzerShot: 'Ném lúc hết giờ',
    freeThrow: 'Phạm lỗi, ném phạt',
  },
  football: {
    goal: 'Vào!',
    withdrawn: 'Bàn thắng bị hủy',
    mayGo: (team, percent) => `đã tính ${percent}% bàn cuối của ${team} bị hủy`,
    ends: {
      saved: 'Thủ môn cản phá',
      wide: 'Sút ra ngoài',
      post: 'Trúng cột dọc',
      blocked: 'Lao mình cản bóng',
    },
    shots: 'Dứt điểm',
    attacks: (home, away) => `Tình huống nguy hiểm ${home} : ${away}`,
    cleared: (team) => `Pha tấn công của ${team} đã bị hóa giải`,
    goalOf: (team, score) => `${team} ghi bàn, ${score}`,
    play: {
      steal: (team) => `${team} đoạt bóng`,
      long: (team) => `${team} chuyền dài`,
      wing: (team) => `${team} lên bóng ở cánh`,
      back: (team) => `${team} chuyền về`,
      middle: (team) => `${team} lên bóng trung lộ`,
      holds: (team) => `${team} giữ bóng`,
      builds: (team) => `${team} tổ chức tấn công`,
      breaks: (team) => `${team} phản công`,
      cross: (team) => `${team} tạt bóng`,
      shoots: (team) => `${team} sút xa`,
      cleared: (team) => `${team}: bóng tạt bị phá`,
      lost: (team) => `${team} mất bóng ở góc sân`,
      held: (team) => `${team} sút xa, thủ môn cản phá`,
      wide: (team) => `${team} sút xa ra ngoài`,
      over: (team) => `${team} sút xa vọt xà`,
    },
    short: { corner: 'Phạt góc ngắn', 'free-kick': 'Đá phạt ngắn' },
    replay: 'Xem lại',
    goalAgain: (minute, team) => `Xem lại · Phút ${minute} · ${team} ghi bàn`,
    again: (minute) => `Xem lại ${minute}′ · Trận đấu vẫn tiếp diễn`,
    plays: 'tấn công',
  },
  past: {
    title: 'Phong độ và đối đầu',
    meetings: 'Đối đầu',
    none: 'Chưa có trận nào kết thúc',
    noneOfBoth: 'Cả hai chưa có trận nào kết thúc tại đây',
    noMeetings: 'Hai bên chưa gặp nhau',
    few: (n) => `mới có ${n} trận`,
  },
  lead: (points) => `Hơn ${points}`,
};
