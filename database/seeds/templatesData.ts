import type { LocalizedText } from '@pavilion/contract';
import { text } from './texts.ts';

interface TemplateItemSeed {
  readonly list: 'setting' | 'sponsor' | 'login';
  readonly title: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  readonly url: string;
  readonly photo: string;
}

const promotion = (name: string): string => `/art/promotions/${name}-480.webp`;

/** What the demo hall's templates show. Every link has a page behind it; the sponsors are the sandbox's own studios. */
export const templateItems: readonly TemplateItemSeed[] = [
  {
    list: 'setting',
    title: text(
      '三步学会存款',
      '三步學會儲值',
      'How to deposit in three steps',
      'Nạp tiền trong ba bước',
      'ฝากเงินใน 3 ขั้นตอน',
    ),
    content: {},
    url: '/main/how-to-deposit',
    photo: promotion('recharge'),
  },
  {
    list: 'setting',
    title: text(
      '每一局都能查证',
      '每一局都能查證',
      'Every round can be verified',
      'Ván nào cũng kiểm chứng được',
      'ทุกรอบตรวจสอบได้',
    ),
    content: {},
    url: '/main/fairness',
    photo: promotion('turnover'),
  },
  {
    list: 'setting',
    title: text('玩得有度', '玩得有度', 'Play within your means', 'Chơi có chừng mực', 'เล่นอย่างพอดี'),
    content: {},
    url: '/main/responsible-play',
    photo: promotion('vip'),
  },
  {
    list: 'login',
    title: text(
      '用演示币玩',
      '用演示幣玩',
      'Play with demo money',
      'Chơi bằng tiền chơi thử',
      'เล่นด้วยเงินทดลอง',
    ),
    content: text(
      '<p>存入演示币就能开局，不花一分真钱。</p>',
      '<p>存入演示幣就能開局，不花一分真錢。</p>',
      '<p>New members deposit play money and start at once. No real money needed.</p>',
      '<p>Thành viên mới nạp tiền chơi thử rồi chơi ngay, không cần tiền thật.</p>',
      '<p>สมาชิกใหม่ฝากเงินทดลองแล้วเริ่มเล่นได้ทันที ไม่ต้องใช้เงินจริง</p>',
    ),
    url: '/discount/play-money',
    photo: promotion('welcome'),
  },
  {
    list: 'login',
    title: text('零手续费', '零手續費', 'No fees', 'Không mất phí', 'ไม่มีค่าธรรมเนียม'),
    content: text(
      '<p>存款不收手续费，付多少，到多少。</p>',
      '<p>儲值不收手續費，付多少，到多少。</p>',
      '<p>Deposits are free: what you pay is what you get.</p>',
      '<p>Nạp tiền không mất phí: trả bao nhiêu, đến bấy nhiêu.</p>',
      '<p>ฝากเงินไม่มีค่าธรรมเนียม จ่ายเท่าไร เข้าเท่านั้น</p>',
    ),
    url: '/discount/no-fees',
    photo: promotion('recharge'),
  },
  {
    list: 'sponsor',
    title: text('灯影坊', '燈影坊', 'Lantern Works', 'Xưởng Đèn Lồng', 'โคมไฟเวิร์กส์'),
    content: text(
      '<p>华庭的纸灯与机台都出自这间作坊；每一局的种子都可以自己核对。</p>',
      '<p>華庭的紙燈與機台都出自這間作坊；每一局的種子都可以自己核對。</p>',
      '<p>The studio behind our slots and card games. You can verify the seed of every round you play.</p>',
      '<p>Xưởng làm nên đèn giấy và các vòng quay của sảnh. Hạt giống của mỗi ván đều có thể tự kiểm chứng.</p>',
      '<p>ผู้ทำโคมกระดาษและวงล้อของฮอลล์ ผู้เล่นตรวจสอบซีดของทุกรอบที่เล่นได้ด้วยตนเอง</p>',
    ),
    url: '/main/fairness',
    photo: '/art/providers/LANTERN.svg',
  },
  {
    list: 'sponsor',
    title: text('潮月', '潮月', 'Tide & Moon', 'Triều Trăng', 'ไทด์แอนด์มูน'),
    content: text(
      '<p>真人牌桌由潮月主持：百家乐与轮盘，日夜开桌。</p>',
      '<p>真人牌桌由潮月主持：百家樂與輪盤，日夜開桌。</p>',
      '<p>The studio behind our live tables: baccarat and roulette, open around the clock.</p>',
      '<p>Chủ các bàn trực tiếp: nước lên mở bàn, trăng lặn dọn bàn.</p>',
      '<p>เจ้าภาพโต๊ะสด เปิดโต๊ะยามน้ำขึ้น และเก็บโต๊ะเมื่อจันทร์ตก</p>',
    ),
    url: '',
    photo: '/art/providers/TIDE.svg',
  },
];

/** Over the sign-up form: '' for every theme that has none of its own. */
export const registerBackgrounds: readonly { readonly template: string; readonly photo: string }[] = [
  { template: '', photo: '/art/banners/grand-opening-wide-1320.webp' },
  { template: 'H5_2', photo: '/art/banners/tea-house-wide-1320.webp' },
  { template: 'H5_4', photo: '/art/banners/harbor-race-wide-1320.webp' },
  { template: 'H5_7', photo: '/art/banners/comet-peaks-wide-1320.webp' },
];
