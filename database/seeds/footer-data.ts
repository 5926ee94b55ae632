import type { LocalizedText } from '@pavilion/contract';
import type { footerSections } from '@pavilion/contract/content';
import { text } from './texts.ts';

type Section = (typeof footerSections)[number];
type LinkSeed = { readonly title: LocalizedText; readonly url: string };

/** Sections of spec §2 in their order. Every link has a page behind it. */
export const footer: readonly {
  readonly section: Section;
  readonly title: LocalizedText;
  readonly links: readonly LinkSeed[];
}[] = [
  {
    section: 'announcement',
    title: text('公告', '公告', 'Announcements', 'Thông báo'),
    links: [{ title: text('大厅动态', '大廳動態', 'News of the hall', 'Tin của sảnh'), url: 'main/news' }],
  },
  {
    section: 'deposit',
    title: text('存款', '儲值', 'Deposits', 'Nạp tiền'),
    links: [
      { title: text('如何存款', '如何儲值', 'How to pay in', 'Cách nạp tiền'), url: 'main/how-to-deposit' },
      {
        title: text('没有到账', '沒有到帳', 'A deposit has not arrived', 'Tiền nạp chưa đến'),
        url: 'faq/deposit-not-arrived',
      },
    ],
  },
  {
    section: 'wallet',
    title: text('钱包', '錢包', 'Wallet', 'Ví'),
    links: [
      {
        title: text(
          '主钱包与游戏钱包',
          '主錢包與遊戲錢包',
          'Main and game wallets',
          'Ví chính và ví trò chơi',
        ),
        url: 'faq/wallets',
      },
      {
        title: text('中断的牌局', '中斷的牌局', 'Interrupted rounds', 'Ván bị gián đoạn'),
        url: 'faq/round-interrupted',
      },
    ],
  },
  {
    section: 'withdrawal',
    title: text('提款', '提款', 'Withdrawals', 'Rút tiền'),
    links: [
      {
        title: text('可以提款吗', '可以提款嗎', 'Can I withdraw?', 'Có rút được không?'),
        url: 'faq/withdrawals',
      },
    ],
  },
  {
    section: 'sponsor',
    title: text('赞助', '贊助', 'Sponsors', 'Tài trợ'),
    links: [
      {
        title: text('致谢开源', '致謝開源', 'With thanks to open source', 'Cảm ơn mã nguồn mở'),
        url: '/sponsor',
      },
    ],
  },
  {
    section: 'discount',
    title: text('优惠', '優惠', 'Promotions', 'Khuyến mãi'),
    links: [
      { title: text('演示币', '演示幣', 'Play money', 'Tiền chơi thử'), url: '/discount/play-money' },
      { title: text('零手续费', '零手續費', 'No fees', 'Không mất phí'), url: '/discount/no-fees' },
    ],
  },
  {
    section: 'sign_up_user',
    title: text('注册', '註冊', 'Joining', 'Đăng ký'),
    links: [
      { title: text('如何注册', '如何註冊', 'How to join', 'Cách đăng ký'), url: 'faq/how-to-join' },
      {
        title: text('无法登录', '無法登入', 'Cannot log in', 'Không đăng nhập được'),
        url: 'faq/cannot-log-in',
      },
    ],
  },
  {
    section: 'letter',
    title: text('消息', '訊息', 'Messages', 'Tin nhắn'),
    links: [
      {
        title: text('我们如何通知您', '我們如何通知您', 'How we reach you', 'Cách chúng tôi báo tin'),
        url: 'faq/messages',
      },
    ],
  },
  {
    section: 'customer_service',
    title: text('客服', '客服', 'Service', 'Hỗ trợ'),
    links: [
      { title: text('联系我们', '聯絡我們', 'Contact', 'Liên hệ'), url: 'main/contact' },
      {
        title: text('游戏打不开', '遊戲打不開', 'A game does not open', 'Trò chơi không mở'),
        url: 'faq/game-does-not-open',
      },
    ],
  },
  {
    section: 'custom_link',
    title: text('关于', '關於', 'About', 'Giới thiệu'),
    links: [
      { title: text('关于华庭', '關於華庭', 'About Pavilion', 'Về Pavilion'), url: 'main/about' },
      { title: text('开奖验证', '開獎驗證', 'Fair draws', 'Kiểm chứng kết quả'), url: 'main/fairness' },
      {
        title: text('理性游戏', '理性遊戲', 'Playing responsibly', 'Chơi có trách nhiệm'),
        url: 'main/responsible-play',
      },
      { title: text('服务条款', '服務條款', 'Terms', 'Điều khoản'), url: 'main/terms' },
      { title: text('隐私说明', '隱私說明', 'Privacy', 'Quyền riêng tư'), url: 'main/privacy' },
      {
        title: text(
          '求助：Gambling Therapy',
          '求助：Gambling Therapy',
          'Help: Gambling Therapy',
          'Trợ giúp: Gambling Therapy',
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
}[] = [
  { kind: 'customer_service', title: text('客服', '客服', 'Service', 'Hỗ trợ'), url: '/main/contact' },
  { kind: 'link', title: text('优惠', '優惠', 'Promotions', 'Khuyến mãi'), url: '/discount' },
  { kind: 'link', title: text('常见问题', '常見問題', 'Questions', 'Câu hỏi'), url: '/faq' },
  { kind: 'app', title: text('应用', '應用', 'App', 'Ứng dụng'), url: '/app' },
  { kind: 'top', title: text('回到顶部', '回到頂部', 'Back to top', 'Lên đầu trang'), url: '' },
];
