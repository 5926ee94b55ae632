import type { LocalizedText } from '@pavilion/contract';
import type { footerSections } from '@pavilion/contract/content';
import { text } from './texts.ts';

type Section = (typeof footerSections)[number];
/** `icon` is of the operator's choice; most links have none. */
type LinkSeed = { readonly title: LocalizedText; readonly url: string; readonly icon?: string };

/** Sections of spec §2 in their order. Every link has a page behind it. */
export const footer: readonly {
  readonly section: Section;
  readonly title: LocalizedText;
  readonly links: readonly LinkSeed[];
}[] = [
  {
    section: 'announcement',
    title: text('公告', '公告', 'Announcements', 'Thông báo', 'ประกาศ'),
    links: [
      {
        title: text('大厅动态', '大廳動態', 'News', 'Tin của sảnh', 'ข่าวของฮอลล์'),
        url: 'main/news',
      },
    ],
  },
  {
    section: 'deposit',
    title: text('存款', '儲值', 'Deposits', 'Nạp tiền', 'ฝากเงิน'),
    links: [
      {
        title: text('如何存款', '如何儲值', 'How to deposit', 'Cách nạp tiền', 'วิธีฝากเงิน'),
        url: 'main/how-to-deposit',
      },
      {
        title: text('没有到账', '沒有到帳', 'Deposit not received', 'Tiền nạp chưa đến', 'เงินฝากยังไม่เข้า'),
        url: 'faq/deposit-not-arrived',
      },
    ],
  },
  {
    section: 'wallet',
    title: text('钱包', '錢包', 'Wallet', 'Ví', 'กระเป๋าเงิน'),
    links: [
      {
        title: text(
          '主钱包与游戏钱包',
          '主錢包與遊戲錢包',
          'Main and game wallets',
          'Ví chính và ví trò chơi',
          'กระเป๋าหลักและกระเป๋าเกม',
        ),
        url: 'faq/wallets',
      },
      {
        title: text('中断的牌局', '中斷的牌局', 'Interrupted rounds', 'Ván bị gián đoạn', 'รอบที่เล่นไม่จบ'),
        url: 'faq/round-interrupted',
      },
    ],
  },
  {
    section: 'withdrawal',
    title: text('提款', '提款', 'Withdrawals', 'Rút tiền', 'ถอนเงิน'),
    links: [
      {
        title: text('如何提款', '如何提款', 'How to withdraw', 'Cách rút tiền', 'วิธีถอนเงิน'),
        url: 'faq/withdrawals',
      },
    ],
  },
  {
    section: 'sponsor',
    title: text('赞助', '贊助', 'Sponsors', 'Tài trợ', 'ผู้สนับสนุน'),
    links: [
      {
        title: text('致谢开源', '致謝開源', 'Open source credits', 'Cảm ơn mã nguồn mở', 'ขอบคุณโอเพนซอร์ส'),
        url: '/sponsor',
      },
    ],
  },
  {
    section: 'discount',
    title: text('优惠', '優惠', 'Promotions', 'Khuyến mãi', 'โปรโมชั่น'),
    links: [
      {
        title: text('演示币', '演示幣', 'Play money', 'Tiền chơi thử', 'เงินทดลอง'),
        url: '/discount/play-money',
      },
      {
        title: text('零手续费', '零手續費', 'No fees', 'Không mất phí', 'ไม่มีค่าธรรมเนียม'),
        url: '/discount/no-fees',
      },
    ],
  },
  {
    section: 'sign_up_user',
    title: text('注册', '註冊', 'Sign-up', 'Đăng ký', 'สมัครสมาชิก'),
    links: [
      {
        title: text('如何注册', '如何註冊', 'How to sign up', 'Cách đăng ký', 'วิธีสมัคร'),
        url: 'faq/how-to-join',
      },
      {
        title: text('无法登录', '無法登入', 'Cannot log in', 'Không đăng nhập được', 'เข้าสู่ระบบไม่ได้'),
        url: 'faq/cannot-log-in',
      },
    ],
  },
  {
    section: 'letter',
    title: text('消息', '訊息', 'Messages', 'Tin nhắn', 'ข้อความ'),
    links: [
      {
        title: text(
          '我们如何通知您',
          '我們如何通知您',
          'How we contact you',
          'Cách chúng tôi báo tin',
          'เราแจ้งข่าวคุณอย่างไร',
        ),
        url: 'faq/messages',
      },
    ],
  },
  {
    section: 'customer_service',
    title: text('客服', '客服', 'Support', 'Hỗ trợ', 'บริการลูกค้า'),
    links: [
      {
        title: text('联系我们', '聯絡我們', 'Contact', 'Liên hệ', 'ติดต่อเรา'),
        url: 'main/contact',
        icon: 'lucide:headset',
      },
      {
        title: text('游戏打不开', '遊戲打不開', 'Game does not open', 'Trò chơi không mở', 'เกมเปิดไม่ขึ้น'),
        url: 'faq/game-does-not-open',
      },
    ],
  },
  {
    section: 'custom_link',
    title: text('关于', '關於', 'About', 'Giới thiệu', 'เกี่ยวกับ'),
    links: [
      {
        title: text('关于我们', '關於我們', 'About us', 'Về chúng tôi', 'เกี่ยวกับเรา'),
        url: 'main/about',
      },
      {
        title: text('开奖验证', '開獎驗證', 'Provably fair', 'Kiểm chứng kết quả', 'ตรวจสอบผล'),
        url: 'main/fairness',
      },
      {
        title: text('理性游戏', '理性遊戲', 'Responsible gaming', 'Chơi có trách nhiệm', 'เล่นอย่างรับผิดชอบ'),
        url: 'main/responsible-play',
      },
      { title: text('服务条款', '服務條款', 'Terms', 'Điều khoản', 'ข้อกำหนด'), url: 'main/terms' },
      {
        title: text('隐私说明', '隱私說明', 'Privacy', 'Quyền riêng tư', 'ความเป็นส่วนตัว'),
        url: 'main/privacy',
      },
      {
        title: text(
          '求助：Gambling Therapy',
          '求助：Gambling Therapy',
          'Help: Gambling Therapy',
          'Trợ giúp: Gambling Therapy',
          'ขอความช่วยเหลือ: Gambling Therapy',
        ),
        url: 'https://www.gamblingtherapy.org',
      },
    ],
  },
];

export const floatItems: readonly {
  readonly kind: 'customer_service' | 'app' | 'link' | 'top';
  readonly title: LocalizedText;
  readonly url: string;
  /** Of the operator's choice; without one, the kind's own. */
  readonly icon?: string;
}[] = [
  {
    kind: 'customer_service',
    title: text('客服', '客服', 'Support', 'Hỗ trợ', 'บริการลูกค้า'),
    url: '/main/contact',
  },
  {
    kind: 'link',
    title: text('优惠', '優惠', 'Promotions', 'Khuyến mãi', 'โปรโมชั่น'),
    url: '/discount',
    icon: 'lucide:badge-percent',
  },
  { kind: 'link', title: text('常见问题', '常見問題', 'FAQ', 'Câu hỏi', 'คำถามที่พบบ่อย'), url: '/faq' },
  { kind: 'app', title: text('应用', '應用', 'App', 'Ứng dụng', 'แอป'), url: '/app' },
  { kind: 'top', title: text('回到顶部', '回到頂部', 'Back to top', 'Lên đầu trang', 'กลับขึ้นด้านบน'), url: '' },
];
