import { combinationsOf } from '../../../src/book/engine/systems.ts';
import { type BookSport, type MarketKind, nearPercent, type TimelineItem } from '../../../src/book/views.ts';
import { session } from '../../shell/sessionTexts/vi_VN.ts';
import { marketWords } from './markets/vi_VN.ts';
import { marketNamesIn } from './moreMarkets.ts';
import { isFootball, selectionsIn } from './selections.ts';
import type { BookTexts, SelectionOf } from './texts.ts';

/** What the two sides put up, and what a part of an event is called. */
const units: Readonly<
  Record<BookSport, { readonly handicap: string; readonly total: string; readonly part: string }>
> = {
  football: { handicap: 'Chấp', total: 'Tổng bàn thắng', part: 'hiệp' },
  racket: { handicap: 'Chấp set', total: 'Tổng điểm', part: 'set' },
  basketball: { handicap: 'Chấp điểm', total: 'Tổng điểm', part: 'hiệp' },
  siege: { handicap: 'Chấp bản đồ', total: 'Tổng số lượt', part: 'bản đồ' },
  league: { handicap: 'Chấp', total: 'Tổng bàn thắng', part: 'hiệp' },
};

const marketNames: Readonly<
  Record<MarketKind, (market: Pick<SelectionOf, 'line' | 'number' | 'sport'>) => string>
> = {
  result: () => 'Kết quả trận đấu',
  double: () => 'Cơ hội kép',
  winner: ({ sport }) => (sport === 'basketball' ? 'Đội thắng (gồm hiệp phụ)' : 'Đội thắng trận'),
  total: ({ sport, line }) => `${units[sport].total} ${line ?? ''}`,
  handicap: ({ sport }) => units[sport].handicap,
  next: ({ number }) => `Bàn thắng thứ ${number ?? 1}`,
  part: ({ sport, number }) => `Thắng ${units[sport].part} ${number ?? 1}`,
  parts: ({ sport, line }) => `Tổng số ${units[sport].part} ${line ?? ''}`,
  score: ({ sport }) => (isFootball(sport) ? 'Tỷ số chính xác' : `Tỷ số theo ${units[sport].part}`),
  both: () => 'Hai đội đều ghi bàn',
  parity: ({ sport }) => `${units[sport].total}: chẵn lẻ`,
  half: () => 'Kết quả hiệp một',
  ...marketNamesIn(marketWords, units),
};

const selections = selectionsIn(marketWords, {
  draw: 'Hòa',
  homeOrDraw: (home) => `${home} hoặc hòa`,
  homeOrAway: (home, away) => `${home} hoặc ${away}`,
  drawOrAway: (away) => `Hòa hoặc ${away}`,
  over: 'Tài',
  under: 'Xỉu',
  none: 'Không còn bàn thắng',
  yes: 'Có',
  no: 'Không',
  odd: 'Lẻ',
  even: 'Chẵn',
  other: 'Tỷ số khác',
  to: ' : ',
  short: {
    home: 'Chủ',
    draw: 'Hòa',
    away: 'Khách',
    'home-draw': 'Chủ/Hòa',
    'home-away': 'Chủ/Khách',
    'draw-away': 'Hòa/Khách',
    over: 'Tài',
    under: 'Xỉu',
    none: 'Không còn',
  },
});

/** Teams, competitions and maps, by their English names. */
const names: BookTexts['names'] = {
  'Lantern River League': 'Giải Sông Đèn',
  'Harbour Cranes': 'Hạc Cảng',
  'Mill Foxes': 'Cáo Cối Xay',
  'Salt Plain Oxen': 'Trâu Đồng Muối',
  'Tea Hill Comets': 'Sao Băng Đồi Chè',
  'North Gate Watch': 'Vệ Binh Cửa Bắc',
  'Willow Town Lights': 'Đèn Phố Liễu',
  'Stone Bridge Lions': 'Sư Tử Cầu Đá',
  'Kiln Street Fire': 'Lửa Phố Lò',
  'Reed Island Teal': 'Mòng Két Đảo Lau',
  'Plum Valley Snow': 'Tuyết Thung Mai',
  'Seven Isles Cup': 'Cúp Bảy Đảo',
  'Lighthouse Rovers': 'Viễn Du Hải Đăng',
  'Coral United': 'San Hô United',
  'Monsoon Athletic': 'Gió Mùa Athletic',
  'Banyan Sports': 'CLB Cây Đa',
  'Ferry Wharf': 'Bến Phà',
  'Blue Junk Coast': 'Bờ Buồm Xanh',
  'Pearl Divers': 'Thợ Lặn Ngọc Trai',
  'Driftwood Bay': 'Vịnh Gỗ Trôi',
  'Feather Open': 'Giải Lông Vũ Mở Rộng',
  'Shen Lan': 'Thẩm Lam',
  'Gu Yanqiu': 'Cố Nhạn Thu',
  'Bai Heming': 'Bạch Hạc Minh',
  'Luo Qingchi': 'La Thanh Trì',
  'Song Wanzhou': 'Tống Vãn Châu',
  'Moon Court League': 'Giải Bóng Rổ Sân Trăng',
  'Tower Owls': 'Cú Tháp',
  'Copper Bells': 'Chuông Đồng',
  'River Bend Herons': 'Diệc Khúc Sông',
  'Night Market Flyers': 'Phi Nhân Chợ Đêm',
  Quarrymen: 'Thợ Mỏ Đá',
  'Silk Road Camels': 'Lạc Đà Con Đường Tơ Lụa',
  'Drum Hill': 'Đồi Trống',
  'Paper Kites': 'Diều Giấy',
  'Paper Siege Series': 'Giải Công Thành Giấy',
  'Ink Legion': 'Quân Đoàn Mực',
  'Folded Wolves': 'Sói Giấy Gấp',
  'Vermilion Seal': 'Ấn Son',
  'Quiet Abacus': 'Bàn Tính Lặng',
  'Moth Signal': 'Tín Hiệu Bướm Đêm',
  'Brush & Blade': 'Bút và Kiếm',
  'Origami Nine': 'Chín Nếp Gấp',
  'Glass Inkwell': 'Nghiên Lưu Ly',
  'Rain Cipher': 'Mật Mã Mưa',
  'Paste Pot': 'Hũ Hồ Dán',
  'Paper League': 'Giải Người Giấy',
  'Crane Fold': 'Hạc Giấy',
  'Red Envelope': 'Kỵ Sĩ Bao Lì Xì',
  'Window Flowers': 'Hoa Cửa Sổ',
  'Lantern Riddles': 'Hội Đố Đèn',
  'Kite String': 'Dây Diều',
  'Ink Stone': 'Nghiên Mực',
  'Paper Boats': 'Thuyền Giấy',
  Bookworms: 'Mọt Sách',
  'Paper Tower': 'Tháp Giấy',
  'Ink Harbour': 'Cảng Mực',
  'Bamboo Bridge': 'Cầu Tre',
  'Snow Kiln': 'Lò Tuyết',
  'Mirror Lake': 'Hồ Gương',
};

const clockOf = ({ clock, part }: TimelineItem, sport: BookSport): string => {
  switch (sport) {
    case 'football':
    case 'league':
      return `Phút ${clock}`;
    case 'racket':
      return `Set ${part}, điểm thứ ${clock}`;
    case 'basketball':
      return `Hiệp ${part}`;
    case 'siege':
      return `Bản đồ ${part}, lượt ${clock}`;
  }
};

const itemText: BookTexts['board']['item'] = (item, sport, sides) => {
  const team = item.side === null ? '' : sides[item.side];
  const score = item.score.join(' : ');
  const words: Readonly<Record<TimelineItem['kind'], string>> = {
    start: 'Trận đấu bắt đầu',
    danger: `${team} gây sức ép`,
    cleared: 'Hết nguy hiểm',
    goal: `${team} ghi bàn, ${score}`,
    break: isFootball(sport) ? 'Nghỉ giữa hiệp' : 'Tạm nghỉ',
    restart: 'Tiếp tục thi đấu',
    points: sport === 'siege' ? `${team} thắng lượt này` : `${team} được ${item.points} điểm`,
    'part-won': `${team} thắng ${units[sport].part} ${item.part}, ${score}`,
    overtime: 'Vào hiệp phụ',
    abandoned: `Trận đấu bị gián đoạn, ${score}`,
    end: `Trận đấu kết thúc, ${score}`,
    'goal-withdrawn': `Đính chính sau trận: bàn thắng của ${team} bị hủy, ${score}`,
  };
  return `${clockOf(item, sport)} · ${words[item.kind]}`;
};

export const words: BookTexts = {
  ...session,
  names,
  demo: 'DEMO · Chơi thử',
  demoLong:
    'Chơi thử dùng tiền ảo; trận đấu và tỷ lệ cược giống hệt cược thật, không liên quan đến tiền thật.',
  win: 'Thắng gần đây',
  back: 'Về danh sách trận',
  more: 'Xem thêm',
  failed: 'Hiện không tải được, vui lòng thử lại',
  offline: 'Mất kết nối, đang kết nối lại; các cược đã nhận không bị ảnh hưởng',
  pages: {
    table: 'Bảng xếp hạng',
    events: 'Trận đấu',
    bets: 'Cược của tôi',
    results: 'Kết quả',
    rules: 'Luật',
  },
  sports: {
    football: 'Bóng đá',
    racket: 'Cầu lông',
    basketball: 'Bóng rổ',
    siege: 'Công thành',
    league: 'Giải đấu',
  },
  allSports: 'Tất cả',
  phases: { coming: 'Chưa đấu', live: 'Đang chơi', over: 'Đã kết thúc', abandoned: 'Bị gián đoạn' },
  groups: { live: 'Đang diễn ra', coming: 'Sắp diễn ra', over: 'Vừa kết thúc' },
  noEvents: {
    title: 'Tạm thời chưa có trận đấu',
    text: 'Trận tiếp theo sẽ sớm có; bạn cũng có thể xem các môn khác.',
  },
  noResults: {
    title: 'Chưa có kết quả',
    text: 'Sau khi trận đấu kết thúc, tỷ số và phần xác minh sẽ lưu ở đây.',
  },
  startsIn: (minutes) => (minutes <= 0 ? 'Sắp diễn ra' : `${minutes} phút nữa`),
  startsAt: (hour) => `Bắt đầu ${hour}`,
  versus: 'gặp',
  status: {
    minute: (minute) => `Phút ${minute}`,
    halfTime: 'Nghỉ giữa hiệp',
    set: (number) => `Set ${number}`,
    quarter: (number) => (number > 4 ? `Hiệp phụ ${number - 4}` : `Hiệp ${number}`),
    map: (number, name) => `Bản đồ ${number} · ${name}`,
    rest: 'Tạm nghỉ',
    fighting: 'Lượt đang diễn ra',
    danger: (team) => `${team} gây sức ép`,
    serves: (team) => `${team} giao cầu`,
    attacks: (team) => `${team} công thành`,
    ball: (team) => `${team} kiểm soát bóng`,
  },
  corrected: 'Tỷ số đã đính chính',
  provisional: 'Chờ xác nhận kết quả',
  provisionalNote:
    'Trận đấu đã kết thúc, kết quả đang được kiểm tra lại; bàn thắng cuối có thể bị hủy. Sau khi xác nhận, cược được kết toán một lần và không thay đổi nữa.',
  suspended: 'Tạm dừng',
  shut: {
    sure: 'gần ngã ngũ',
    slight: 'cơ hội quá nhỏ',
    football: 'cơ hội ghi bàn',
    racket: 'điểm quyết định',
    basketball: 'cuối trận sát nút',
    siege: 'đang giao tranh',
    league: 'đã bắt đầu',
  },
  closed: 'Đã đóng',
  allSuspended: 'Đang tạm dừng nhận cược, tình hình trên sân đang thay đổi',
  noMarkets: 'Hiện không có kèo nào để cược',
  moreMarkets: (count) => `Thêm ${count} kèo`,
  margin: (percent) => `Tỷ lệ cược gồm ${percent} lợi thế nhà cái`,
  market: (market) => marketNames[market.kind](market),
  marketGroups: { all: marketWords.all, ...marketWords.groups },
  ...selections,
  up: 'Tăng',
  down: 'Giảm',
  board: {
    score: 'Tỷ số',
    timeline: 'Diễn biến trận đấu',
    noTimeline: 'Khi trận đấu bắt đầu, mọi diễn biến sẽ được ghi ở đây.',
    item: itemText,
    sets: 'Các set',
    quarters: 'Các hiệp',
    maps: 'Các bản đồ',
    total: 'Tổng cộng',
  },
  slip: {
    title: 'Phiếu cược',
    empty: { title: 'Phiếu cược đang trống', text: 'Bấm vào tỷ lệ cược bất kỳ để thêm vào đây.' },
    system: {
      title: 'Hệ thống',
      name: (folds, legs) =>
        folds.min === folds.max
          ? `Xiên ${folds.min} × ${combinationsOf(legs, folds)}`
          : `Đủ mọi xiên (${combinationsOf(legs, folds)})`,
      parts: (sizes) =>
        sizes.map(({ size, count }) => `${size === 1 ? 'Đơn' : `Xiên ${size}`} × ${count}`).join(', '),
    },
    singles: (count) => `Cược đơn × ${count}`,
    multi: (count) => `Xiên ${count}`,
    mode: 'Kiểu cược',
    clear: 'Xóa hết',
    remove: (name) => `Bỏ ${name}`,
    stake: 'Tiền cược',
    stakeEach: 'Tiền cược mỗi vé',
    stakeUp: 'Tăng cược',
    stakeDown: 'Giảm cược',
    limits: (min, max) => `${min} đến ${max}`,
    totalStake: 'Tổng tiền cược',
    price: 'Tổng tỷ lệ',
    possibleReturn: 'Có thể nhận',
    consent: 'Khi tỷ lệ thay đổi',
    consents: {
      any: 'Chấp nhận mọi thay đổi',
      better: 'Chỉ chấp nhận cao hơn',
      near: `Cao hơn, hoặc thấp hơn trong ${nearPercent}%`,
      none: 'Luôn hỏi tôi',
    },
    was: (price) => `Trước đó ${price}`,
    implied: (leg, by) =>
      `“${leg}” đã nằm trong “${by}” nên không làm tăng tỷ lệ. Hãy bỏ mục này để đặt cược.`,
    allOthers: 'các lựa chọn còn lại',
    accept: 'Chấp nhận tỷ lệ mới',
    place: (amount) => `Cược ${amount}`,
    placeNothing: 'Tiền cược',
    waiting: (seconds) => `Đang nhận cược trực tiếp, còn ${seconds} giây`,
    asking: 'Đang xác nhận cược, vui lòng chờ…',
    delayed: (seconds) =>
      `Có cược trực tiếp: khoảng ${seconds} giây sau khi gửi sẽ quyết định có nhận hay không; nếu tình hình thay đổi lớn trong lúc đó, cược không thành và không trừ tiền.`,
    done: 'Xong',
    receipt: 'Đặt cược thành công',
    toBets: 'Xem cược của tôi',
    left: (count) => `${count} mục không thành, vẫn còn trong phiếu cược`,
    number: 'Mã vé',
    joint: 'Xiên cùng trận',
  },
  refusals: {
    ...session.refusals,
    price_changed: 'Tỷ lệ cược đã thay đổi, vui lòng xác nhận tỷ lệ mới',
    suspended: 'Kèo đang tạm dừng, không trừ tiền',
    closed: 'Kèo đã đóng, không trừ tiền',
    stake_low: 'Thấp hơn mức cược tối thiểu',
    stake_high: 'Vượt mức cược tối đa',
    return_high: 'Tiền có thể nhận vượt giới hạn, vui lòng giảm tiền cược',
    same_event: 'Không thể ghép xiên các lựa chọn của cùng một trận',
    no_system: 'Cược hệ thống cần từ 3 đến 8 lựa chọn.',
    joint_line: 'Xiên cùng trận không nhận kèo có thể hòa. Hãy chọn kèo .5.',
    joint_impossible: 'Các lựa chọn này không thể cùng đúng. Hãy bỏ một mục.',
    joint_implied: 'Có lựa chọn đã nằm trong các lựa chọn khác. Hãy bỏ mục đó.',
    joint_none: 'Tỷ lệ của tổ hợp này nằm ngoài mức nhận cược. Hãy đổi một mục.',
    too_many_legs: 'Một vé xiên không chứa được nhiều lựa chọn như vậy',
    bad_request: 'Không gửi được phiếu cược này, vui lòng chọn lại',
    stake_empty: 'Vui lòng nhập tiền cược',
  },
  notices: {
    welcome: 'Chọn tỷ lệ cược. Mọi trận đều mô phỏng',
    taken: (stake) => `Đã cược ${stake}`,
    returned: 'Cược không thành, tiền cược đã được hoàn đủ',
    stuck: 'Lượt cược này đang được kiểm tra, tiền của bạn không bị mất',
    won: (amount) => `Thắng ${amount}`,
    back: (amount) => `Nhận lại ${amount}`,
    lost: 'Một vé cược đã kết toán, lần này chưa thắng',
    void: (amount) => `Một vé cược bị hủy, hoàn lại ${amount}`,
    corrected: (amount) => `Đính chính kết quả, kết toán lại ${amount}`,
    cashed: (amount) => `Đã chốt sớm ${amount}`,
    cashRefused: 'Số tiền đã thay đổi nên chưa chốt; vui lòng thử lại với số tiền mới',
  },
  endings: {
    ...session.endings,
    session_ended: {
      title: 'Phiên đã kết thúc',
      text: 'Bạn đã đăng xuất hoặc phiên chơi đã hết hạn. Các cược đã nhận vẫn kết toán và trả thưởng như thường.',
    },
    session_replaced: {
      title: 'Đang chơi ở cửa sổ khác',
      text: 'Bạn đã mở trang cược ở cửa sổ khác. Bạn có thể cược tiếp ở đó hoặc tại đây.',
    },
    session_elsewhere: {
      title: 'Đang chơi trò chơi khác',
      text: 'Bạn đã mở trò chơi khác ở cửa sổ khác; mỗi lúc chỉ chơi được một trò. Chơi tiếp tại đây sẽ đóng trò chơi kia. Các cược đã nhận vẫn kết toán và trả thưởng như thường.',
    },
    launch_refused: { title: 'Không vào được', text: 'Vui lòng về sảnh và thử lại.' },
  },
  bets: {
    which: 'Xem những cược nào',
    open: 'Chưa kết toán',
    settled: 'Đã kết toán',
    noneOpen: {
      title: 'Không có cược chưa kết toán',
      text: 'Chọn một trận đấu, bấm vào tỷ lệ cược là bắt đầu được.',
    },
    noneSettled: {
      title: 'Chưa có cược đã kết toán',
      text: 'Sau khi trận đấu kết thúc, kết quả sẽ hiện ở đây.',
    },
    states: {
      waiting: 'Đang tiếp nhận',
      pending: 'Đang xác nhận',
      open: 'Chưa kết toán',
      paying: 'Đang trả thưởng',
      settled: 'Đã kết toán',
      void: 'Đã hủy',
      returned: 'Đã hoàn',
      refused: 'Không thành',
      stuck: 'Đang kiểm tra',
    },
    legs: {
      open: 'Chưa định',
      won: 'Thắng',
      lost: 'Thua',
      void: 'Hủy',
      even: 'Hòa kèo',
      'half-won': 'Thắng nửa',
      'half-lost': 'Thua nửa',
    },
    single: 'Cược đơn',
    multi: (legs) => `Xiên ${legs}`,
    stakes: (each, count, total) => `${each} × ${count} cược = ${total}`,
    combinations: { alive: 'Còn lại', won: 'Trúng' },
    stake: 'Tiền cược',
    price: 'Tỷ lệ cược',
    possible: 'Có thể nhận',
    came: 'Tiền nhận',
    resettled: {
      paying: (amount) => `Đính chính kết quả, đang kết toán lại ${amount}`,
      done: (amount) => `Đính chính kết quả, đã kết toán lại ${amount}`,
      waived: (amount) => `Đính chính kết quả, khoản phải thu lại ${amount} đã được miễn`,
    },
    cash: {
      title: 'Chốt sớm',
      press: (amount) => `Chốt ${amount}`,
      none: 'Lúc này chưa chốt được',
      whole: 'Tất cả',
      part: (share) => `${share}%`,
      done: (stake, amount) => `Đã chốt ${stake} tiền cược, nhận ${amount}`,
    },
    toEvent: 'Xem trận đấu',
    proof: 'Xác minh',
    replay: 'Xem lại',
  },
  league: {
    season: (round, rounds) => `Mùa này · Vòng ${round} / ${rounds}`,
    note: 'Cứ bốn phút một vòng, bốn trận bắt đầu cùng lúc; mỗi mùa tám đội gặp nhau hai lượt. Đặt cược trước giờ bóng lăn, bóng lăn thì ngừng nhận cược; bảng xếp hạng chỉ tính kết quả đã xác nhận.',
    team: 'Đội',
    columns: ['Tr', 'T', 'H', 'B', 'BT', 'BB'],
    points: 'Điểm',
    form: 'Năm trận gần đây',
    ends: { won: 'Thắng', drawn: 'Hòa', lost: 'Thua' },
    signs: { won: 'T', drawn: 'H', lost: 'B' },
    place: (place) => `Hạng ${place}`,
    begun: 'Bóng đã lăn, trận này ngừng nhận cược',
    closesIn: (clock) => `Còn ${clock} để đặt cược`,
    underWay: 'Vòng này đã bắt đầu; vòng kế tiếp đang nhận cược bên dưới',
  },
  frame: {
    title: 'Trận đấu hôm nay',
    note: 'Trận đấu mô phỏng. Tỷ lệ tính theo lúc đặt cược; bấm vào để vào trò chơi.',
    all: 'Tất cả trận đấu',
    empty: { title: 'Tạm thời chưa có trận đấu', text: 'Trận tiếp theo sẽ sớm có.' },
  },
};
