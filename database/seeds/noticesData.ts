import type { LocalizedText } from '@pavilion/contract';
import { text } from './texts.ts';

export type MarqueeSeed = {
  readonly content: LocalizedText;
  readonly beforeLogin: boolean;
  readonly afterLogin: boolean;
};

export const marquees: readonly MarqueeSeed[] = [
  {
    content: text(
      '欢迎来到华庭演示厅：厅内全部使用演示币，不能兑换或提现。',
      '歡迎來到華庭演示廳：廳內全部使用演示幣，不能兌換或提現。',
      'Welcome to the Pavilion demo. Play money only: it cannot be exchanged or withdrawn.',
      'Chào mừng đến sảnh trình diễn Pavilion: chỉ dùng tiền chơi thử, không đổi và không rút được.',
      'ยินดีต้อนรับสู่ฮอลล์สาธิต Pavilion ที่นี่ใช้เงินทดลองเท่านั้น ไม่สามารถแลกหรือถอนได้',
    ),
    beforeLogin: true,
    afterLogin: true,
  },
  {
    content: text(
      '老虎机、真人牌桌、彩票与棋牌都有座位，每一局都可以自己验算。',
      '老虎機、真人牌桌、彩票與棋牌都有座位，每一局都可以自己驗算。',
      'Slots, live tables, lottery and card games are open, and every draw can be verified.',
      'Nổ hũ, bàn trực tiếp, xổ số và game bài đều còn chỗ, ván nào cũng kiểm chứng được.',
      'สล็อต โต๊ะสด ลอตเตอรี่ และเกมไพ่มีที่นั่งรอคุณอยู่ ผลทุกรอบตรวจสอบได้',
    ),
    beforeLogin: true,
    afterLogin: true,
  },
  {
    content: text(
      '请确认您已年满十八岁。游戏是消遣，量力而行。',
      '請確認您已年滿十八歲。遊戲是消遣，量力而行。',
      'You must be 18 or older. Play for fun and only with what you can afford.',
      'Bạn phải đủ mười tám tuổi. Trò chơi là giải trí, hãy chơi vừa sức.',
      'ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป การเล่นคือความบันเทิง โปรดเล่นเท่าที่ไหว',
    ),
    beforeLogin: true,
    afterLogin: false,
  },
  {
    content: text(
      '我们不会向您索要密码、验证码或提款密码。',
      '我們不會向您索要密碼、驗證碼或提款密碼。',
      'We never ask for your password, verification codes or withdrawal password.',
      'Chúng tôi không bao giờ hỏi mật khẩu, mã xác minh hay mật khẩu rút tiền.',
      'เราไม่เคยขอรหัสผ่าน รหัสยืนยัน หรือรหัสถอนเงินของคุณ',
    ),
    beforeLogin: false,
    afterLogin: true,
  },
];

export type BulletinSeed = {
  /** 0 both, 1 desktop, 2 mobile. */
  readonly device: 0 | 1 | 2;
  /** 0 visitors and members, 1 visitors, 2 members, 3 deposit page. */
  readonly shownTo: 0 | 1 | 2 | 3;
  readonly title: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  /** How long ago its time was over; history. */
  readonly endedDaysAgo?: number;
};

export const bulletins: readonly BulletinSeed[] = [
  {
    device: 0,
    shownTo: 1,
    title: text(
      '欢迎光临演示厅',
      '歡迎光臨演示廳',
      'Welcome to the demo',
      'Chào mừng đến sảnh trình diễn',
      'ยินดีต้อนรับสู่ฮอลล์สาธิต',
    ),
    content: text(
      '<p>这里的一切都可以试：注册、存入演示币、进游戏、看账目。</p><p>演示币没有价值，不能兑换或提现。想先了解，请看<a href="/main/about">关于华庭</a>。</p>',
      '<p>這裡的一切都可以試：註冊、存入演示幣、進遊戲、看帳目。</p><p>演示幣沒有價值，不能兌換或提現。想先了解，請看<a href="/main/about">關於華庭</a>。</p>',
      '<p>Try everything: sign up, deposit play money, play games and check your records.</p><p>Play money has no value and cannot be exchanged or withdrawn. To learn more, read <a href="/main/about">about Pavilion</a>.</p>',
      '<p>Mọi thứ ở đây đều để thử: đăng ký, nạp tiền chơi thử, chơi và xem sổ sách.</p><p>Tiền chơi thử không có giá trị, không đổi và không rút được. Muốn biết trước, hãy đọc <a href="/main/about">về Pavilion</a>.</p>',
      '<p>ทุกอย่างที่นี่ลองได้ทั้งหมด ตั้งแต่สมัครสมาชิก ฝากเงินทดลอง เข้าเล่นเกม ไปจนถึงดูบัญชี</p><p>เงินทดลองไม่มีมูลค่า แลกหรือถอนไม่ได้ หากอยากรู้จักเราก่อน อ่าน<a href="/main/about">เกี่ยวกับ Pavilion</a></p>',
    ),
  },
  {
    device: 0,
    shownTo: 2,
    title: text(
      '从哪款游戏开始？',
      '從哪款遊戲開始？',
      'Where to start?',
      'Bắt đầu từ trò nào?',
      'เริ่มจากเกมไหนดี',
    ),
    content: text(
      '<p>想慢慢玩，选<strong>《锦鲤灯影》</strong>：小奖勤，起伏较小。</p><p>想等一次大的，选<strong>《彗星越岭》</strong>：起伏是前者的两倍以上。</p><p>两款的区别详见<a href="/discount/two-slots-open">这篇介绍</a>。</p>',
      '<p>想慢慢玩，選<strong>《錦鯉燈影》</strong>：小獎勤，起伏較小。</p><p>想等一次大的，選<strong>《彗星越嶺》</strong>：起伏是前者的兩倍以上。</p><p>兩款的區別詳見<a href="/discount/two-slots-open">這篇介紹</a>。</p>',
      '<p>For steady play, try <strong>Koi Lanterns</strong>: frequent small wins and lower volatility.</p><p>For bigger wins, try <strong>Comet over Peaks</strong>: more than twice the volatility.</p><p>See how they compare <a href="/discount/two-slots-open">here</a>.</p>',
      '<p>Muốn thong thả, chọn <strong>Đèn Lồng Cá Chép</strong>: thắng nhỏ thường xuyên, dao động nhẹ.</p><p>Muốn chờ khoản lớn, chọn <strong>Sao Chổi Vượt Núi</strong>: dao động hơn gấp đôi.</p><p>Khác nhau thế nào, xem <a href="/discount/two-slots-open">bài giới thiệu</a>.</p>',
      '<p>อยากเล่นสบาย ๆ เลือก<strong>โคมปลาคาร์ป</strong> ชนะเล็กบ่อย ความผันผวนต่ำกว่า</p><p>อยากรอรางวัลใหญ่ เลือก<strong>ดาวหางข้ามยอดเขา</strong> ความผันผวนสูงกว่าเกินสองเท่า</p><p>อ่านความแตกต่างได้<a href="/discount/two-slots-open">ที่นี่</a></p>',
    ),
  },
  {
    device: 0,
    shownTo: 3,
    title: text(
      '这是沙盒支付',
      '這是沙盒支付',
      'This is a sandbox payment',
      'Đây là thanh toán thử nghiệm',
      'นี่คือการชำระเงินทดลอง',
    ),
    content: text(
      '<p>支付页上的每个按钮演示一种结果：付款、拒绝、稍后再付、过期、重复通知。请不要填写任何真实的银行资料，也不会有人向您索要。</p>',
      '<p>支付頁上的每個按鈕演示一種結果：付款、拒絕、稍後再付、過期、重複通知。請不要填寫任何真實的銀行資料，也不會有人向您索要。</p>',
      '<p>Each button on the payment page shows one outcome: paid, declined, paid later, expired or notified twice. Do not enter real bank details. Nobody will ask you for them.</p>',
      '<p>Mỗi nút trên trang thanh toán cho thấy một kết quả: đã trả, bị từ chối, để sau, hết hạn, báo hai lần. Xin đừng nhập thông tin ngân hàng thật; không ai hỏi đến.</p>',
      '<p>ปุ่มแต่ละปุ่มในหน้าชำระเงินแสดงผลลัพธ์หนึ่งแบบ ได้แก่ ชำระแล้ว ถูกปฏิเสธ ชำระภายหลัง หมดอายุ และแจ้งซ้ำ โปรดอย่ากรอกข้อมูลธนาคารจริง และจะไม่มีใครขอข้อมูลนั้นจากคุณ</p>',
    ),
  },
  {
    device: 0,
    shownTo: 0,
    endedDaysAgo: 7,
    title: text(
      '华庭演示厅试灯',
      '華庭演示廳試燈',
      'Before we opened',
      'Thử đèn sảnh trình diễn',
      'ซ้อมจุดโคม',
    ),
    content: text(
      '<p>开厅之前，我们把每一盏灯都点了一遍：页面、账目、开奖与断线恢复，逐项试过才开门。</p>',
      '<p>開廳之前，我們把每一盞燈都點了一遍：頁面、帳目、開獎與斷線恢復，逐項試過才開門。</p>',
      '<p>Before opening, we tested everything: pages, records, draws and recovery after a lost connection.</p>',
      '<p>Trước khi mở cửa, chúng tôi thắp thử từng ngọn đèn: trang, sổ sách, quay thưởng và khôi phục sau mất mạng, thử xong mới mở.</p>',
      '<p>ก่อนเปิดฮอลล์ เราจุดโคมทดสอบทุกดวง ทั้งหน้าเว็บ บัญชี การออกผล และการกู้คืนเมื่อสัญญาณหลุด ลองครบแล้วจึงเปิดประตู</p>',
    ),
  },
];
