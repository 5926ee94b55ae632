import type { Currency } from '@pavilion/contract';
import type { PoolClient } from '@pavilion/postgres';

/** Kinds of public banks as each currency's people call them; a real hall writes the banks of its countries here. */
const banks: Readonly<Record<Currency, readonly string[]>> = {
  RMB: [
    '工商银行',
    '农业银行',
    '建设银行',
    '交通银行',
    '邮政储蓄银行',
    '城市商业银行',
    '农村商业银行',
    '农村信用社',
  ],
  VND: [
    'Ngân hàng Ngoại thương',
    'Ngân hàng Công thương',
    'Ngân hàng Nông nghiệp',
    'Ngân hàng Đầu tư và Phát triển',
    'Ngân hàng Chính sách xã hội',
    'Quỹ tín dụng nhân dân',
  ],
  WON: ['농협은행', '수협은행', '기업은행', '산업은행', '우체국', '새마을금고', '신용협동조합'],
  JPY: ['ゆうちょ銀行', '信用金庫', '信用組合', '労働金庫', '農業協同組合', '地方銀行'],
  THB: ['ธนาคารออมสิน', 'ธนาคารอาคารสงเคราะห์', 'ธนาคารเพื่อการเกษตร', 'สหกรณ์ออมทรัพย์'],
  USD: ['Commercial bank', 'Community bank', 'Credit union', 'Federal credit union', 'Savings bank'],
  INR: [
    'State bank',
    'Cooperative bank',
    'Post office savings bank',
    'Regional rural bank',
    'Small finance bank',
  ],
  MMK: ['Agricultural development bank', 'Cooperative bank', 'Economic bank', 'Foreign trade bank'],
  BRL: ['Banco cooperativo', 'Banco de desenvolvimento', 'Caixa econômica', 'Cooperativa de crédito'],
  BDT: ['Agricultural bank', 'Commercial bank', 'Post office savings bank', 'Rural bank'],
  NGN: ['Bank of agriculture', 'Bank of industry', 'Microfinance bank', 'Savings bank'],
};

/** The banks of each currency that a site has. */
export const seedBanks = async (
  client: PoolClient,
  { siteId, currencies }: { readonly siteId: number; readonly currencies: readonly Currency[] },
): Promise<void> => {
  for (const currency of currencies)
    await client.query(
      `INSERT INTO site_bank (site_id, currency, name, sort)
       SELECT $1, $2, name, sort FROM unnest($3::text[]) WITH ORDINALITY AS given (name, sort)`,
      [siteId, currency, banks[currency]],
    );
};
