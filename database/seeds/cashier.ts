import type { Currency } from '@pavilion/contract';
import { parseDecimal } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';
import { harborSiteId, pavilionSiteId } from './sites.ts';
import { text } from './texts.ts';

/** The sandbox gateway's number in the ledger. */
export const sandboxGateway = { id: 1, code: 'sandbox', adapter: 'sandbox' } as const;

/** Transfers to an account of the house. */
const transferGateway = { id: 2, code: 'transfer', adapter: 'transfer' } as const;

interface Range {
  readonly min: string;
  readonly max: string;
  readonly presets: readonly string[];
}

/** What can be paid in at once and the amounts offered, decimal strings of each currency. */
export const depositRanges: Readonly<Record<Currency, Range>> = {
  RMB: { min: '10', max: '50000', presets: ['50', '100', '300', '500', '1000', '5000'] },
  VND: {
    min: '50000',
    max: '200000000',
    presets: ['100000', '200000', '500000', '1000000', '5000000', '20000000'],
  },
  WON: { min: '5000', max: '10000000', presets: ['10000', '30000', '50000', '100000', '300000', '1000000'] },
  JPY: { min: '1000', max: '1000000', presets: ['1000', '3000', '5000', '10000', '50000', '100000'] },
  THB: { min: '50', max: '200000', presets: ['100', '300', '500', '1000', '5000', '20000'] },
  USD: { min: '5', max: '10000', presets: ['10', '20', '50', '100', '500', '1000'] },
  INR: { min: '100', max: '500000', presets: ['200', '500', '1000', '2000', '10000', '50000'] },
  MMK: { min: '5000', max: '20000000', presets: ['10000', '30000', '50000', '100000', '500000', '1000000'] },
  BRL: { min: '10', max: '50000', presets: ['20', '50', '100', '200', '500', '2000'] },
  BDT: { min: '100', max: '500000', presets: ['200', '500', '1000', '2000', '10000', '50000'] },
  NGN: { min: '1000', max: '10000000', presets: ['2000', '5000', '10000', '20000', '100000', '500000'] },
};

const minorOf = (amount: string, currency: Currency): bigint => {
  const parsed = parseDecimal(amount, currency);
  if (parsed === undefined) throw new Error(`deposit range: "${amount}" is not an amount of ${currency}`);
  return parsed;
};

const name = text('沙盒支付', '沙盒支付', 'Sandbox payment', 'Thanh toán thử nghiệm', 'ชำระเงินทดลอง');
const description = text(
  '演示币专用，不涉及真钱。支付页上可以选择付款、拒绝、稍后再付、过期或重复通知。',
  '演示幣專用，不涉及真錢。支付頁上可以選擇付款、拒絕、稍後再付、過期或重複通知。',
  'Play money only. On the payment page you choose the outcome: pay, decline, pay later, expire or notify twice.',
  'Chỉ dùng tiền chơi thử. Trên trang thanh toán bạn chọn kết quả: trả, từ chối, để sau, để hết hạn hoặc báo hai lần.',
  'ใช้เงินทดลองเท่านั้น ในหน้าชำระเงินคุณเลือกผลได้ว่าจะจ่าย ปฏิเสธ ไว้ก่อน ปล่อยให้หมดอายุ หรือแจ้งซ้ำสองครั้ง',
);
/** How long a sandbox payment usually takes, for the member's eyes. */
const takesSeconds = 30;

const isCurrency = (code: string): code is Currency => Object.hasOwn(depositRanges, code);

/** From ten times the largest preset on, two operators must approve. */
const secondApprovalFactor = 10n;

/** On what terms the demo hall pays out: what may be paid in may be taken out, once it was played once. */
const seedWithdrawalRule = async (client: PoolClient, siteId: number, currency: Currency): Promise<void> => {
  const { min, max, presets } = depositRanges[currency];
  await client.query(
    `insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, fee_basis_points,
            second_approval_from_minor)
     values ($1, $2, $3, $4, $5, 50, $6)`,
    [
      siteId,
      currency,
      sandboxGateway.code,
      minorOf(min, currency),
      minorOf(max, currency),
      minorOf(presets.at(-1) ?? max, currency) * secondApprovalFactor,
    ],
  );
};

const transferName = text('银行转账', '銀行轉帳', 'Bank transfer', 'Chuyển khoản ngân hàng', 'โอนผ่านธนาคาร');
const transferDescription = text(
  '先转账到本站账户，再上传凭证，由工作人员核对入账。演示账户，请勿真的转账。',
  '先轉帳到本站帳戶，再上傳憑證，由工作人員核對入帳。演示帳戶，請勿真的轉帳。',
  'Transfer to our account and upload the receipt. Demo account: do not send real money.',
  'Chuyển vào tài khoản của chúng tôi rồi gửi biên lai để nhân viên đối chiếu. Tài khoản demo, đừng chuyển tiền thật.',
  'โอนเข้าบัญชีของเรา แล้วส่งหลักฐานให้เจ้าหน้าที่ตรวจสอบ บัญชีสาธิต โปรดอย่าโอนเงินจริง',
);
const transferTakesSeconds = 15 * 60;
const transferWithinSeconds = 24 * 3_600;

/** The bank and its holder; of two writings a member sees the one of their language. */
const houseAccountOf = (currency: Currency): readonly [bank: string, holder: string] =>
  currency === 'RMB'
    ? ['灯渡银行 Lantern Quay Bank', '华庭演示厅 Pavilion Demo House']
    : ['Lantern Quay Bank', 'Pavilion Demo House'];

const seedTransfer = async (client: PoolClient, siteId: number, currency: Currency): Promise<void> => {
  const { min, max, presets } = depositRanges[currency];
  const { rows } = await client.query<{ id: number }>(
    `insert into deposit_method (site_id, code, gateway_code, currency, name, description, min_minor, max_minor,
            fee_minor, presets_minor, takes_seconds, pay_within_seconds, sort)
     values ($1, $2, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, 1) returning id`,
    [
      siteId,
      transferGateway.code,
      currency,
      transferName,
      transferDescription,
      minorOf(min, currency),
      minorOf(max, currency),
      presets.map((amount) => minorOf(amount, currency)),
      transferTakesSeconds,
      transferWithinSeconds,
    ],
  );
  await client.query(
    `insert into house_account (method_id, bank_name, account_number, holder)
     values ($1, $3, $2, $4)`,
    [
      rows[0]?.id,
      `62${String(siteId).padStart(4, '0')}${String(rows[0]?.id).padStart(6, '0')}`,
      ...houseAccountOf(currency),
    ],
  );
};

/** Share of the deposit in hundredths of a per cent, turnover in per cent, and whose it is. */
const promotions = [
  {
    code: 'welcome',
    name: text('首存礼金 50%', '首存禮金 50%', 'Welcome bonus 50%', 'Thưởng nạp đầu 50%', 'โบนัสต้อนรับ 50%'),
    description: text(
      '首次存款赠送 50%，本金与礼金合计投注 5 倍后可提款。',
      '首次存款贈送 50%，本金與禮金合計投注 5 倍後可提款。',
      'Get 50% extra on your first deposit. Wager deposit and bonus 5 times before you withdraw.',
      'Tặng thêm 50% lần nạp đầu. Đặt cược 5 lần tổng tiền nạp và thưởng trước khi rút.',
      'รับเพิ่ม 50% ของการฝากครั้งแรก เดิมพันยอดฝากรวมโบนัส 5 เท่าก่อนถอน',
    ),
    basisPoints: 5_000,
    turnoverPercent: 500,
    reach: 'first',
  },
  {
    code: 'reload',
    name: text('每笔加赠 5%', '每筆加贈 5%', 'Reload bonus 5%', 'Thưởng nạp lại 5%', 'โบนัสเติมเงิน 5%'),
    description: text(
      '每笔存款都加赠 5%，本金与礼金合计投注 2 倍后可提款。',
      '每筆存款都加贈 5%，本金與禮金合計投注 2 倍後可提款。',
      'Get 5% extra on every deposit. Wager deposit and bonus twice before you withdraw.',
      'Tặng 5% mỗi lần nạp. Đặt cược 2 lần tổng tiền nạp và thưởng trước khi rút.',
      'รับเพิ่ม 5% ทุกครั้งที่ฝาก เดิมพันยอดฝากรวมโบนัส 2 เท่าก่อนถอน',
    ),
    basisPoints: 500,
    turnoverPercent: 200,
    reach: 'each',
  },
  {
    code: 'koi',
    name: text('锦鲤礼', '錦鯉禮', 'Koi gift 20%', 'Quà cá Koi 20%', 'ของขวัญปลาคาร์ป 20%'),
    description: text(
      '凭优惠码领取：存款加赠 20%，另送免费旋转。本金与礼金合计投注 3 倍后可提款。',
      '憑優惠碼領取：存款加贈 20%，另送免費旋轉。本金與禮金合計投注 3 倍後可提款。',
      'With the code: 20% extra on a deposit, and free rounds. Wager deposit and bonus 3 times before you withdraw.',
      'Dùng mã: tặng thêm 20% và vòng quay miễn phí. Đặt cược 3 lần tổng tiền nạp và thưởng trước khi rút.',
      'ใช้โค้ด: รับเพิ่ม 20% พร้อมรอบฟรี เดิมพันยอดฝากรวมโบนัส 3 เท่าก่อนถอน',
    ),
    basisPoints: 2_000,
    turnoverPercent: 300,
    reach: 'once',
  },
] as const;

/** The terms of the promotion that is had by its code: stakes up to a fiftieth of the largest bonus, tables count a tenth. */
const koiTerms = {
  code: 'koi',
  promoCode: 'KOI2026',
  days: 30,
  freeRounds: 10,
  game: 'koi-lantern',
} as const;
const koiStakeShare = 50n;

/** Free rounds come with it where the game may be played in the currency, with its smallest stake. */
const seedKoiTerms = async (client: PoolClient, siteId: number, currency: Currency): Promise<void> => {
  await client.query(
    `update deposit_promotion
        set promo_code = $4, days = $5, weights = '{"types": {"3": 10, "6": 10}, "games": {}}',
            stake_max_minor = bonus_max_minor / $6
      where site_id = $1 and code = $2 and currency = $3`,
    [siteId, koiTerms.code, currency, koiTerms.promoCode, koiTerms.days, koiStakeShare],
  );
  await client.query(
    `update deposit_promotion p
        set free_rounds = $4, free_round_game_id = g.id, free_round_stake_minor = l.stake_min_minor
       from game g join game_limit l on l.game_id = g.id and l.currency = $3
       join site_game s on s.game_id = g.id and s.site_id = $1
      where p.site_id = $1 and p.code = $2 and p.currency = $3 and g.game_code = $5 and g.state = 'live'`,
    [siteId, koiTerms.code, currency, koiTerms.freeRounds, koiTerms.game],
  );
};

/** A bonus is at most the second largest amount that is offered, and goes with the second smallest and more. */
const seedPromotions = async (client: PoolClient, siteId: number, currency: Currency): Promise<void> => {
  const { min, max, presets } = depositRanges[currency];
  for (const [sort, promotion] of promotions.entries()) {
    await client.query(
      `insert into deposit_promotion (site_id, code, currency, name, description, bonus_basis_points, bonus_max_minor,
              min_minor, turnover_percent, reach, starts_at, ends_at, sort)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), now() + interval '10 years', $11)`,
      [
        siteId,
        promotion.code,
        currency,
        promotion.name,
        promotion.description,
        promotion.basisPoints,
        minorOf(presets.at(-2) ?? max, currency),
        minorOf(presets[1] ?? min, currency),
        promotion.turnoverPercent,
        promotion.reach,
        sort,
      ],
    );
  }
};

/**
 * The sandbox gateway and transfers as ways to pay in for every currency of each site, and promotions to choose with them.
 * The gateway's address and key come with each start.
 */
export const seedCashier = async (client: PoolClient): Promise<void> => {
  await client.query(
    `insert into payment_gateway (id, code, adapter, base_url) values ($1, $2, $3, 'http://localhost:3100')`,
    [sandboxGateway.id, sandboxGateway.code, sandboxGateway.adapter],
  );
  await client.query('insert into payment_gateway (id, code, adapter, base_url) values ($1, $2, $3, null)', [
    transferGateway.id,
    transferGateway.code,
    transferGateway.adapter,
  ]);
  const currencies: readonly (readonly [number, readonly Currency[]])[] = [
    [pavilionSiteId, Object.keys(depositRanges).filter(isCurrency)],
    [harborSiteId, ['RMB', 'USD']],
  ];
  for (const [siteId, offered] of currencies) {
    for (const currency of offered) {
      const { min, max, presets } = depositRanges[currency];
      await client.query(
        `insert into deposit_method (site_id, code, gateway_code, currency, name, description, min_minor, max_minor,
                fee_minor, presets_minor, takes_seconds)
         values ($1, $2, $2, $3, $4, $5, $6, $7, 0, $8, $9)`,
        [
          siteId,
          sandboxGateway.code,
          currency,
          name,
          description,
          minorOf(min, currency),
          minorOf(max, currency),
          presets.map((amount) => minorOf(amount, currency)),
          takesSeconds,
        ],
      );
      await seedWithdrawalRule(client, siteId, currency);
      await seedTransfer(client, siteId, currency);
      await seedPromotions(client, siteId, currency);
      await seedKoiTerms(client, siteId, currency);
    }
  }
};
