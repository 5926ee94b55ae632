import { describe, expect, it } from 'vitest';
import { accountNumberShapes, type BankField, checkBankField, cleanBankAccount } from './bankRules.ts';
import { type Currency, currencySchema } from './fields.ts';

const good = { bank_name: '招商银行', account_number: '6222020200011112223', holder: '林晚晴' };
const check = (field: BankField, value: string, currency: Currency = 'RMB') =>
  checkBankField(field, { ...good, [field]: value }, currency);

describe('an account number', () => {
  it.each<[Currency, string, boolean]>([
    ['RMB', '110901234510901', true],
    ['RMB', '4111111111111112', true],
    ['RMB', '6212260000000000006', false],
    ['RMB', '11090123451', false],
    ['RMB', '1'.repeat(20), false],
    ['VND', '012345', true],
    ['VND', '01234', false],
    ['WON', '110-234-567890', true],
    ['WON', '110234567', false],
    ['JPY', '1234567', true],
    ['JPY', '123456', false],
    ['THB', '123 4 56789 0', true],
    ['THB', '1234567890123', false],
    ['USD', '1234', true],
    ['USD', '123456789012345678', false],
    ['INR', '123456789', true],
    ['INR', '12345678', false],
    ['MMK', '123456789', true],
    ['MMK', '12345678', false],
    ['BRL', '12345-x', true],
    ['BRL', 'X12345', false],
    ['BDT', '1234567890123', true],
    ['BDT', '1234567890', false],
    ['NGN', '0123456789', true],
    ['NGN', '01234567890', false],
  ])('in %s, %s: %s', (currency, number, fits) => {
    expect(check('account_number', number, currency)).toBe(fits ? null : 'bank.err_account_number');
  });

  it('has a shape for every currency, whose bounds its own length keeps', () => {
    for (const currency of currencySchema.options) {
      const { pattern, min, max } = accountNumberShapes[currency];
      const ofLength = (length: number) => pattern.test('1'.repeat(length));
      expect([ofLength(min - 1), ofLength(min), ofLength(max), ofLength(max + 1)], currency).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });

  it('of a card is believed only with its check digit', () => {
    const card = '6222020200011112';
    const good = [...'0123456789'].filter(
      (digit) => check('account_number', card.slice(0, -1) + digit) === null,
    );
    expect(good).toHaveLength(1);
  });

  it('is told apart from letters, other scripts and signs', () => {
    for (const number of ['abcdefghijkl', '١٢٣٤٥٦٧٨٩٠١٢', '123456789012;--', '12345678901\u200b2'])
      expect(check('account_number', number)).toBe('bank.err_account_number');
    expect(check('account_number', '１２３４５６７８９０１２')).toBe(null);
  });
});

describe('names', () => {
  it.each<[BankField, string, ReturnType<typeof checkBankField>]>([
    ['bank_name', ' 中国工商银行 ', null],
    ['bank_name', 'First & Second Bank (Yangon)', null],
    ['bank_name', 'ธนาคารกรุงไทย', null],
    ['bank_name', '', 'bank.require_text'],
    ['bank_name', 'B', 'bank.err_bank_name'],
    ['bank_name', 'x'.repeat(61), 'bank.err_bank_name'],
    ['bank_name', '<b>Bank</b>', 'bank.err_bank_name'],
    ['bank_name', 'Ba\u202enk', 'bank.err_bank_name'],
    ['holder', '  林晚晴 ', null],
    ['holder', 'Nguyễn Văn An', null],
    ['holder', "Ada O'Marsh", null],
    ['holder', '   ', 'bank.require_text'],
    ['holder', '林', 'bank.err_holder'],
    ['holder', '林晚晴1', 'bank.err_holder'],
    ['holder', '名'.repeat(200), 'bank.err_holder'],
  ])('%s %j: %s', (field, value, key) => {
    expect(check(field, value)).toBe(key);
  });
});

it('is stored without the spaces and hyphens of its spelling', () => {
  expect(
    cleanBankAccount({ bank_name: ' A  Bank ', account_number: '12-34 5x', holder: 'Ada\u3000Marsh' }),
  ).toEqual({
    bank_name: 'A Bank',
    account_number: '12345X',
    holder: 'Ada Marsh',
  });
});
