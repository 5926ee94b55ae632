import type { Currency } from '@pavilion/contract';
import { parseDecimal } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';
import { harborSiteId, pavilionSiteId } from './sites.ts';
import { text } from './texts.ts';

/** The sandbox gateway's number in the ledger. */
export const sandboxGateway = { id: 1, code: 'sandbox', adapter: 'sandbox' } as const;

interface Range {
  readonly min: string;
  readonly max: string;
  readonly presets: readonly string[];
}

/** What can be paid in at once and the amounts offered, decimal strings of each currency. */
const ranges: Readonly<Record<Currency, Range>> = {
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

const name = text('沙盒支付', '沙盒支付', 'Sandbox payment', 'Thanh toán thử nghiệm');
const description = text(
  '演示币专用，不涉及真钱。支付页上可以选择付款、拒绝、稍后再付、过期或重复通知。',
  '演示幣專用，不涉及真錢。支付頁上可以選擇付款、拒絕、稍後再付、過期或重複通知。',
  'For play money only. On its page you choose what happens: pay, decline, leave it for later, let it expire, or announce it twice.',
  'Chỉ dùng tiền chơi thử. Trên trang thanh toán bạn chọn kết quả: trả, từ chối, để sau, để hết hạn hoặc báo hai lần.',
);
/** How long a sandbox payment usually takes, for the member's eyes. */
const takesSeconds = 30;

const isCurrency = (code: string): code is Currency => Object.hasOwn(ranges, code);

/** From ten times the largest preset on, two operators must approve. */
const secondApprovalFactor = 10n;

/** On what terms the demo hall pays out: what may be paid in may be taken out, once it was played once. */
const seedWithdrawalRule = async (client: PoolClient, siteId: number, currency: Currency): Promise<void> => {
  const { min, max, presets } = ranges[currency];
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

/** The sandbox gateway and a way to pay in for every currency of each site. Its address and key come with each start. */
export const seedCashier = async (client: PoolClient): Promise<void> => {
  await client.query(
    `insert into payment_gateway (id, code, adapter, base_url) values ($1, $2, $3, 'http://localhost:3100')`,
    [sandboxGateway.id, sandboxGateway.code, sandboxGateway.adapter],
  );
  const currencies: readonly (readonly [number, readonly Currency[]])[] = [
    [pavilionSiteId, Object.keys(ranges).filter(isCurrency)],
    [harborSiteId, ['RMB', 'USD']],
  ];
  for (const [siteId, offered] of currencies) {
    for (const currency of offered) {
      const { min, max, presets } = ranges[currency];
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
    }
  }
};
