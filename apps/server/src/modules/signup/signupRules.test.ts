import { registerFieldNames } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupRuleKey } from '@pavilion/contract/signupRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameRows,
  type RuleRow,
  ruleRows,
} from '../../../../../packages/contract/src/signupRules.fixture.ts';
import { messageText } from '../../http/messages.ts';
import { type Entrance, openEntrance } from './testEntrance.ts';

/**
 * Every rule of spec §5 Sign-up as the server tells it, over a socket: the rows are those by which the contract proves
 * the same rules for the browser.
 */

/** spec §8: the code of a field that breaks its rule; HTTP 400 with the field where there is none. */
const codes: Partial<Record<SignupFieldName, number>> = {
  member_account: 101,
  phone_verify: 113,
  member_email: 206,
  member_phone: 209,
  member_name: 227,
  introducer: 228,
  member_qq: 301,
  member_skype: 302,
  member_wechat: 304,
  member_zalo: 305,
  member_fb: 306,
  member_telegram: 307,
  member_whats_app: 308,
};

/** The second typing and the captcha's picture are judged where they are typed. */
const judgedByBrowser: ReadonlySet<SignupFieldName> = new Set(['check_password', 'captcha']);
const currencies: ReadonlySet<string> = new Set(['RMB', 'USD', 'VND']);

const rows: readonly RuleRow[] = [
  ...ruleRows.filter(
    ({ field, over }) => !judgedByBrowser.has(field) && currencies.has(over?.currency ?? 'USD'),
  ),
  ...nameRows
    .filter(({ currency }) => currencies.has(currency))
    .map(({ currency, name, key, why }) => ({
      ...({ field: 'member_name', value: name, key, why } as const),
      over: { currency },
    })),
];

let hall: Entrance;
beforeAll(async () => {
  hall = await openEntrance({ wire: true });
  hall.clock.set('2026-11-20T12:00:00Z');
  await hall.database.owner.query(
    `INSERT INTO register_setting (site_id, currency, name, is_display, is_required)
     SELECT 1, currency, name, true, true FROM unnest($1::text[]) AS currency, unnest($2::text[]) AS name`,
    [[...currencies], registerFieldNames],
  );
  await hall.database.owner.query('INSERT INTO identity_policy (site_id) VALUES (1)');
});
afterAll(() => hall.close());

const judge = async ({ field, value, over, values }: RuleRow) => {
  const { passwordPolicy = 'default', phoneDigits = null, currency = 'USD' } = over ?? {};
  await hall.database.owner.query(
    'UPDATE identity_policy SET password_policy = $1, phone_digits = $2 WHERE site_id = 1',
    [passwordPolicy, phoneDigits],
  );
  const body = { ...values, [field]: value, member_currency: currency, verification: 1 };
  return hall.call('/register/verification', body, { ip: hall.newIp() });
};

const refusalOf = (field: SignupFieldName, key: SignupRuleKey) => {
  const message = messageText(key, 'en_US');
  const code = codes[field];
  return code === undefined
    ? { status: 400, code: 400, field, message }
    : { status: 200, code, data: { field }, message };
};

describe('each sign-up rule (spec §5) at the server', () => {
  it.each(rows)('$field, $why: $key', async (row) => {
    const { field, key } = row;
    const expected = key === null ? { status: 200, code: 100 } : refusalOf(field, key);
    expect(await judge(row)).toMatchObject(expected);
  });

  it('tells every rule in a sentence of its own', () => {
    const told = new Set(rows.flatMap(({ key }) => key ?? []));
    const sentences = [...told].map((key) => messageText(key, 'en_US'));
    expect(told.size).toBeGreaterThan(15);
    expect(sentences.filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(told.size);
  });
});
