import type { LocalizedText } from '@pavilion/contract';
import { text } from './texts.ts';

export type BannerSeed = {
  /** Name of a banner scene of `packages/art`. */
  readonly scene: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly action: LocalizedText;
  readonly link:
    | { readonly type: 'page'; readonly url: string }
    | { readonly type: 'game'; readonly gpId: number; readonly gtId: number; readonly gameCode: string };
};

/** Wide and phone banners, in order. Every word is true of the software as it stands. */
export const banners: readonly BannerSeed[] = [
  {
    scene: 'grand-opening',
    title: text('灯起，开厅', '燈起，開廳', 'Welcome to Pavilion', 'Đèn đã thắp sáng', 'โคมสว่าง ฮอลล์เปิดแล้ว'),
    subtitle: text(
      '演示厅全程使用演示币：从存款到派彩，每一笔都看得清楚。',
      '演示廳全程使用演示幣：從儲值到派彩，每一筆都看得清楚。',
      'A demo site with play money only. See every step from deposit to win.',
      'Sảnh trình diễn dùng tiền chơi thử: từ nạp đến thắng, khoản nào cũng rõ.',
      'ฮอลล์สาธิตที่ใช้เงินทดลองทั้งหมด ตั้งแต่ฝากจนถึงรับรางวัล เห็นทุกรายการชัดเจน',
    ),
    action: text('了解我们', '了解我們', 'About us', 'Về chúng tôi', 'เกี่ยวกับเรา'),
    link: { type: 'page', url: '/main/about' },
  },
  {
    scene: 'koi-moon',
    title: text('锦鲤灯影', '錦鯉燈影', 'Koi Lanterns', 'Đèn Lồng Cá Chép', 'โคมปลาคาร์ป'),
    subtitle: text(
      '月下一池灯，小奖来得勤。五列二十线，带免费旋转。',
      '月下一池燈，小獎來得勤。五列二十線，帶免費旋轉。',
      'Frequent small wins. Five reels, twenty lines and free spins.',
      'Hồ đèn dưới trăng, thắng nhỏ đến thường xuyên. Năm cột, hai mươi dòng, có vòng miễn phí.',
      'สระโคมใต้แสงจันทร์ ชนะเล็กมาบ่อย ห้าวงล้อ ยี่สิบไลน์ พร้อมฟรีสปิน',
    ),
    action: text('开始游戏', '開始遊戲', 'Play', 'Chơi ngay', 'เริ่มเล่น'),
    link: { type: 'game', gpId: 1, gtId: 2, gameCode: 'koi-lantern' },
  },
  {
    scene: 'comet-peaks',
    title: text('彗星越岭', '彗星越嶺', 'Comet over Peaks', 'Sao Chổi Vượt Núi', 'ดาวหางข้ามยอดเขา'),
    subtitle: text(
      '雪岭之上，等一颗彗星。起伏更大，胜负更分明。',
      '雪嶺之上，等一顆彗星。起伏更大，勝負更分明。',
      'High volatility: fewer wins, bigger ones. Five reels, twenty lines and free spins.',
      'Trên đỉnh tuyết, chờ một sao chổi. Dao động lớn hơn, cho buổi tối táo bạo hơn.',
      'เหนือยอดเขาหิมะ รอดาวหางสักดวง ผันผวนกว่า เร้าใจกว่า',
    ),
    action: text('开始游戏', '開始遊戲', 'Play', 'Chơi ngay', 'เริ่มเล่น'),
    link: { type: 'game', gpId: 2, gtId: 2, gameCode: 'comet-peaks' },
  },
  {
    scene: 'tea-house',
    title: text(
      '每一局，都能自己验算',
      '每一局，都能自己驗算',
      'Verify every draw yourself',
      'Ván nào cũng tự kiểm chứng',
      'ตรวจสอบผลทุกรอบได้เอง',
    ),
    subtitle: text(
      '先公布承诺，再开奖，最后亮出底牌。坐下来，慢慢看。',
      '先公布承諾，再開獎，最後亮出底牌。坐下來，慢慢看。',
      'Provably fair: the seed is committed before each draw and revealed afterwards.',
      'Cam kết trước, quay sau, rồi lật bài. Ngồi xuống và xem cho kỹ.',
      'ประกาศคำมั่นก่อน ออกผลทีหลัง แล้วเปิดไพ่ให้ดู นั่งลงแล้วดูให้ถี่ถ้วน',
    ),
    action: text('看看怎么验', '看看怎麼驗', 'How it works', 'Xem cách làm', 'ดูวิธีตรวจสอบ'),
    link: { type: 'page', url: '/main/fairness' },
  },
  {
    scene: 'harbor-race',
    title: text(
      '八类游戏，逐一启航',
      '八類遊戲，逐一啟航',
      'Eight game types',
      'Tám thể loại trò chơi',
      'เกม 8 ประเภท',
    ),
    subtitle: text(
      '每一款都能玩；少数标着“即将开放”的，做好一款开放一款。',
      '每一款都能玩；少數標著「即將推出」的，做好一款開放一款。',
      'All of them play. The few marked “coming soon” open one by one.',
      'Trò nào cũng chơi được; vài trò ghi “sắp ra mắt” sẽ mở dần khi hoàn thành.',
      'เล่นได้ทุกเกม ส่วนไม่กี่เกมที่ขึ้นว่า “เร็ว ๆ นี้” จะทยอยเปิดเมื่อพร้อม',
    ),
    action: text('逛逛大厅', '逛逛大廳', 'Browse games', 'Dạo một vòng', 'เดินชมฮอลล์'),
    link: { type: 'page', url: '/gameHall/3' },
  },
];

/** Small banners beside the content, by scene. */
export const smallBanners: readonly BannerSeed[] = [
  {
    scene: 'koi-moon',
    title: text(
      '存款零手续费',
      '儲值零手續費',
      'No deposit fees',
      'Nạp không mất phí',
      'ฝากเงินไม่มีค่าธรรมเนียม',
    ),
    subtitle: text(
      '付多少，到多少',
      '付多少，到多少',
      'What you pay is what you get',
      'Trả bao nhiêu, đến bấy nhiêu',
      'จ่ายเท่าไร เข้าเท่านั้น',
    ),
    action: text('看说明', '看說明', 'See details', 'Về phí nạp', 'เรื่องค่าธรรมเนียม'),
    link: { type: 'page', url: '/discount/no-fees' },
  },
  {
    scene: 'tea-house',
    title: text('理性游戏', '理性遊戲', 'Responsible gaming', 'Chơi có trách nhiệm', 'เล่นอย่างรับผิดชอบ'),
    subtitle: text(
      '定好时间，到点离席',
      '定好時間，到點離席',
      'Set a time limit and stick to it',
      'Định giờ, đến giờ thì rời bàn',
      'ตั้งเวลาไว้ ถึงเวลาก็ลุก',
    ),
    action: text('读一读', '讀一讀', 'Read more', 'Đọc', 'อ่าน'),
    link: { type: 'page', url: '/main/responsible-play' },
  },
];
