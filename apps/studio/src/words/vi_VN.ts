import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';
import type { ServerWords } from './serverWords.ts';

const pay: PayWords = {
  title: 'Quầy thanh toán',
  sandbox: 'Môi trường thử',
  sandboxLong: 'Đây là quầy thanh toán thử, không trừ bất kỳ khoản tiền thật nào.',
  amount: 'Số tiền thanh toán',
  order: 'Mã đơn',
  expires: 'Có hiệu lực đến',
  actions: {
    approve: { label: 'Xác nhận thanh toán', hint: 'Tiền đã đến, về trang người bán' },
    decline: { label: 'Từ chối thanh toán', hint: 'Ngân hàng không chấp thuận' },
    keep: { label: 'Trả sau', hint: 'Đơn giữ ở trạng thái chờ, có thể quay lại' },
    expire: { label: 'Cho đơn hết hạn', hint: 'Đã quá thời hạn thanh toán' },
    twice: {
      label: 'Báo hai lần',
      hint: 'Báo cho người bán hai lần về cùng một khoản; chỉ được ghi có một lần',
    },
  },
  states: {
    pending: { title: 'Chờ thanh toán', text: 'Vui lòng chọn kết quả cho khoản thanh toán thử này.' },
    approved: { title: 'Thanh toán thành công', text: 'Đã nhận được tiền.' },
    declined: {
      title: 'Thanh toán không được chấp thuận',
      text: 'Không trừ tiền. Bạn có thể quay lại và thử cách khác.',
    },
    expired: { title: 'Đơn đã hết hạn', text: 'Không trừ tiền. Vui lòng quay lại và tạo đơn mới.' },
  },
  kept: {
    title: 'Đơn được giữ lại',
    text: 'Không trừ tiền; bạn có thể quay lại trang này để thanh toán sau.',
  },
  telling: 'Đang báo cho người bán…',
  told: 'Người bán đã xác nhận, đang quay về…',
  waiting: 'Người bán chưa phản hồi, chúng tôi sẽ tiếp tục báo; bạn có thể quay về trước.',
  back: 'Về trang người bán',
  moreWays: 'Kết quả thử khác',
  notFound: 'Không có khoản thanh toán này',
};

const choose: ChooseWords = {
  title: 'Thẻ Xưởng Đèn Lồng',
  sandbox: 'Môi trường thử',
  sandboxLong: 'Đây là dịch vụ đăng nhập thử, mọi nhân vật đều là hư cấu.',
  lead: (hall) => `${hall} muốn xác nhận bạn là ai. Chọn một nhân vật để tiếp tục:`,
  passedOn: 'Thông tin cung cấp: tên và email.',
  choose: 'Chọn nhân vật',
  cancel: 'Hủy',
  cancelHint: 'Quay lại, không cung cấp thông tin nào',
  over: 'Phiên đăng nhập đã kết thúc',
  overText: 'Vui lòng đóng cửa sổ này và bắt đầu lại từ trang trước đó.',
};

/** Names of games, by game code. */
const games: ServerWords['games'] = {
  'abacus-bulls': 'Đấu Ngưu Bàn Tính',
  'seven-lanterns': 'Xì Dách Thất Đăng',
  'abacus-three': 'Bàn Tính Ba Số',
  'aurora-fox': 'Cáo Tuyết Cực Quang',
  'beads-of-fortune': 'Hạt Tính May Mắn',
  'clockwork-owl': 'Cú Máy Đêm',
  'cloud-express': 'Tàu Xuyên Núi Mây',
  'comet-peaks': 'Sao Chổi Vượt Núi',
  'crane-poker': 'Poker Bóng Hạc',
  'moonrise-squeeze': 'Nặn Bài Trăng Lên',
  'crested-baccarat': 'Baccarat Miễn Hoa Hồng',
  'dragon-and-tiger': 'Rồng Hổ Đêm Hội',
  'dragon-boat-drums': 'Trống Hội Thuyền Rồng',
  'dragon-boat-race': 'Đua Thuyền Rồng',
  'moonlit-three': 'Xì Tố Ba Lá Ánh Trăng',
  'eight-carp-draw': 'Tám Cá Chép Nối Số',
  'fair-wind-junk': 'Thuyền Báu Thuận Gió',
  'firefly-ten': 'Mười Đốm Đom Đóm',
  'fireside-bulls': 'Ngưu Ngưu Bên Lửa',
  'five-minute-lanterns': 'Đèn Số Nhanh Ba',
  'golden-blossom': 'Ba Lá Nở Hoa',
  'harbor-keno': 'Keno Bến Cảng',
  'hare-derby': 'Đại Hội Đua Thỏ',
  'hundred-cranes': 'Poker Trăm Hạc',
  'jade-frog': 'Ếch Ngọc Nhả Châu',
  'kite-sports': 'Thể Thao Diều Gió',
  'koi-lantern': 'Đèn Lồng Cá Chép',
  'lantern-dice': 'Tài Xỉu Đèn Lồng',
  'lantern-twenty-one': 'Xì Dách Dưới Đèn',
  'lighthouse-wheel': 'Vòng Quay Hải Đăng',
  'lotus-rain': 'Sen Nghe Mưa',
  'moon-roulette': 'Roulette Bóng Trăng',
  'night-market': 'Chợ Đèn Đêm',
  'painted-mask': 'Mặt Nạ Tuồng',
  'paper-league': 'Bóng Đá Người Giấy',
  'paper-phoenix': 'Phượng Hoàng Giấy',
  'paper-siege': 'Công Thành Giấy',
  'peacock-garden': 'Vườn Công Xuân',
  'pepper-kitchen': 'Bếp Ớt Lửa Hồng',
  'puppet-crest': 'Gà Rối Tranh Mào',
  'red-crest-duel': 'Mào Đỏ Đối Đài',
  'seven-storey-draw': 'Bảo Tháp Bảy Sao',
  'sky-lantern-night': 'Đêm Thả Đèn Trời',
  'star-pounding-hare': 'Thỏ Ngọc Giã Sao',
  'tea-house-fan-tan': 'Phán Thán Trà Lâu',
  'thousand-jellies': 'Ngàn Sứa Trăng',
  'three-by-moonlight': 'Ba Lá Dưới Trăng',
  'tide-baccarat': 'Baccarat Triều Trăng',
  'tiger-grove': 'Hổ Ẩn Rừng Tre',
  'twin-lanterns': 'Xì Dách Song Đăng',
  'whale-song': 'Khúc Hát Cá Voi',
};

const begin: BeginWords = {
  slow: 'Mạng đang chậm, trò chơi chưa tải xong.',
  again: 'Tải lại',
  back: 'Về sảnh',
};

export const words: ServerWords = { pay, choose, begin, games };
