import { betStates, responsible } from '../../shell/sessionTexts/vi_VN.ts';
import type { SheetTexts } from './texts.ts';

export const words: SheetTexts = {
  rules: {
    returns: 'Trả thưởng và RTP',
    returnsNote:
      'Cơ hội và RTP đều được tính chính xác; tiền trả đã gồm tiền cược. RTP là mức trung bình dài hạn, không báo trước kết quả của ván nào.',
    thisRound: 'Dưới đây là số liệu của ván hiện tại.',
    bet: 'Tiền cược',
    chance: 'Cơ hội',
    pays: 'Trả thưởng',
    rtp: 'RTP',
    edge: 'Lợi thế nhà cái',
    limits: 'Giới hạn',
    limitsText: (min, max) => `Mỗi cửa tối thiểu ${min}, mỗi ván mỗi cửa tối đa ${max}.`,
    kindLimit: (kind, max) => `${kind}: mỗi ván mỗi cửa tối đa ${max}.`,
    clock: 'Thời gian',
    clockText: (open) =>
      `Mỗi ván nhận cược ${open} giây, theo đồng hồ máy chủ; cược đến sau khi hết giờ không được nhận và không trừ tiền.`,
    unfinished: 'Gián đoạn',
    unfinishedText:
      'Cược được lưu lại trước khi trừ tiền. Cược chưa xác nhận trừ tiền trước khi mở kết quả sẽ bị hủy và hoàn đủ; cược đã xác nhận được trả thưởng đúng kết quả, dù bạn có trực tuyến hay không. Nếu mở kết quả trễ quá mười phút, ván bị hủy và hoàn lại toàn bộ.',
    ...responsible,
  },
  history: {
    empty: 'Chưa có lịch sử. Hãy đặt một cược rồi xem lại.',
    stake: 'Tiền cược',
    won: 'Tiền nhận',
    states: {
      ...betStates,
      standing: 'Chờ kết quả',
    },
    more: 'Xem thêm',
    replay: 'Xem lại',
    verify: 'Xác minh ván này',
    failed: 'Hiện không tải được lịch sử',
  },
  fairness: {
    intro:
      'Kết quả mỗi ván được tính từ ba thứ: hạt giống máy chủ, danh sách cược của cả bàn, và con số chỉ xuất hiện sau khi ngừng nhận cược. Mã băm của hạt giống được công bố trước khi đặt cược. Khi ngừng nhận cược, danh sách được niêm phong và mã băm của nó được công bố; từ đó không ai thêm bớt cược được nữa. Sau khi mở kết quả, hạt giống gốc được công khai.',
    sealing: {
      none: 'Danh sách của ván này được đọc khi mở kết quả.',
      beacon:
        'Ván này chờ tín hiệu công cộng: cứ ba giây, nhiều tổ chức độc lập cùng ký một số ngẫu nhiên. Khi niêm phong danh sách, số đó chưa tồn tại nên không ai có thể ghép cược theo kết quả. Nếu quá 60 giây không có tín hiệu, ván bị hủy và mọi cược được hoàn lại.',
      commitments:
        'Ván này không dùng tín hiệu công cộng. Mỗi lần cược, trình duyệt của bạn chỉ gửi mã băm của một con số; sau khi danh sách được niêm phong, trình duyệt mới tiết lộ con số đó, trước đó nhà vận hành không thể biết. Số đến trễ không được tính; mỗi ván đều ghi rõ có bao nhiêu số như vậy.',
    },
    seal: 'Mã băm của danh sách niêm phong (SHA-256)',
    notSealed: 'Công bố khi ngừng nhận cược',
    beaconRound: 'Lượt tín hiệu (drand quicknet)',
    hash: 'Mã băm hạt giống máy chủ của ván này (SHA-256)',
    nextHash: 'Mã băm hạt giống của ván sau',
    lastRounds: 'Các ván gần đây',
    verify: 'Mở trang xác minh',
  },
  verify: {
    title: 'Xác minh',
    intro:
      'Tính lại bất kỳ ván nào ngay trong trình duyệt của bạn: dữ liệu công bố của ván được tải về, phần còn lại đều tính tại đây.',
    round: 'Mã ván',
    check: 'Tính lại',
    notFound: 'Không có ván này. Ván cũ không có ai cược chỉ được lưu bảy ngày.',
    notDrawn: 'Ván này chưa mở kết quả, hạt giống chưa được công khai.',
    failed: 'Không tính được, vui lòng thử lại sau.',
    insecure:
      'Trình duyệt chỉ cho dùng chức năng mã hóa trên trang https hoặc localhost. Vui lòng mở bằng địa chỉ an toàn.',
    agrees: 'Khớp',
    differs: 'Không khớp',
    seed: 'Hạt giống máy chủ đã công khai',
    hash: 'Mã băm công bố trước khi đặt cược',
    hashCheck: 'SHA-256 của hạt giống',
    entropy: 'Entropy của ván',
    entropyCheck: (bets) => `Tính lại từ ${bets} lượt cược`,
    own: 'Cược của bạn có trong đó',
    seal: 'Danh sách cược niêm phong',
    sealSeen: 'Mã băm trang của bạn nhận trước khi mở kết quả',
    beacon: (round, time) => `Tín hiệu công cộng drand quicknet lượt ${round} · ${time}`,
    beaconSeen: (seconds) =>
      `${seconds} giây trước khi con số này xuất hiện, trang của bạn đã nhận mã băm niêm phong`,
    opened: 'Số do trang của người chơi tiết lộ',
    openedOf: (opened, bets) => `Tổng ${bets} số, đã tiết lộ ${opened}`,
    ownTold: 'Số của bạn có trong đó',
    ownMissing: 'Số của bạn không có trong đó',
    outcome: 'Kết quả',
    card: 'Thực lực',
    how: 'Cách tính',
    steps: [
      'Mỗi lượt cược viết thành một dòng “mã:số mang theo”, sắp xếp các dòng, nối bằng ký tự xuống dòng rồi lấy SHA-256; đó là mã băm niêm phong công bố khi ngừng nhận cược.',
      'Khi có tín hiệu: lấy lượt đầu tiên sau khi niêm phong tròn một giây; chữ ký của lượt đó phải xác minh được bằng khóa công khai của drand quicknet. SHA-256 của chữ ký 48 byte là mã băm thứ hai.',
      'Khi không có tín hiệu: số mà lượt cược mang theo chính là một SHA-256. Các số gốc được các trang tiết lộ kịp thời viết thành “mã:số gốc”, sắp xếp và nối như trên rồi lấy SHA-256 làm mã băm thứ hai.',
      'Entropy là SHA-256 của “mã băm niêm phong:mã băm thứ hai”. Với các ván cũ trước khi bắt đầu niêm phong danh sách, entropy chính là SHA-256 của danh sách.',
      'Dùng 64 ký tự thập lục phân của hạt giống máy chủ làm khóa, tính HMAC-SHA256 của “entropy:mã ván:số khối”; số khối bắt đầu từ 0, mỗi khối 32 byte, cứ 4 byte đọc thành một số nguyên 32 bit big-endian.',
      'Khi cần một số nhỏ hơn n, chỉ nhận số nguyên nhỏ hơn bội lớn nhất của n không vượt quá 2^32, nếu không thì bỏ qua và đọc số tiếp theo; lấy số dư khi chia cho n. Nhờ vậy mọi số có cơ hội hoàn toàn như nhau.',
    ],
  },
  follow: {
    intro: 'Cùng một phiếu được cược lại ở các ván tiếp theo, luôn cùng số tiền và không bao giờ gấp đôi.',
    nothing: 'Hãy đặt chip hoặc đặt cược trước rồi mới theo.',
    draws: 'Theo bao nhiêu ván',
    stopsOnWin: 'Dừng khi một ván thắng nhiều hơn tiền cược',
    now: 'Ván này, cược ngay',
    later: (draws, from, to) =>
      draws === 1 ? `Ván tiếp theo (${from})` : `${draws} ván tiếp theo (${from}–${to})`,
    total: 'Tổng cộng tối đa',
    note: 'Tiền cược chỉ bị trừ khi ván đó mở, không giữ trước. Tự dừng khi số dư hay hạn mức không cho phép hoặc bạn rời trò chơi, và bạn có thể dừng bất cứ lúc nào.',
    missing: 'Hãy chọn số ván',
    start: (total) => `Bắt đầu · tối đa ${total}`,
    rules:
      'Một phiếu có thể được theo tối đa 20 ván nữa. Mỗi ván là một cược riêng: tiền bị trừ khi ván mở, số dư, hạn mức và phiên chơi áp dụng như mọi cược khác. Ván bị lỡ không được bù, ván hủy được hoàn tiền. Khi đóng trang, việc theo vẫn tiếp tục chừng nào phiên còn hiệu lực; nó kết thúc khi bạn rời trò chơi, đăng xuất hoặc mở trò khác. Lúc trang đóng, không ai nói ra số của cược đó và trang công bằng ghi là thiếu.',
  },
  deciding: {
    rule: (seconds) =>
      `Sau khi chia bài, mọi người cùng quyết định trong tối đa ${seconds} giây; ván tiếp tục ngay khi mọi tay bài đã xong. Tay bài chưa quyết định sẽ theo lựa chọn không tốn thêm tiền: bỏ bài hoặc dừng, không mua bảo hiểm. Cược thêm chỉ tính khi đã trừ tiền; nếu không xác nhận kịp, tay bài bị hủy và toàn bộ tiền cược được hoàn lại.`,
    keys: (keys) => `Phím tắt: ${keys}`,
    keysOn: 'Dùng phím chữ',
  },
};
