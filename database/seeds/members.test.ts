import { currencySchema, locales } from '@pavilion/contract';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMembers } from './members.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'demo', 'Demo', '{zh_CN}', '{RMB}')`,
  );
});
afterAll(() => database.drop());

const rowsOf = async (text: string): Promise<unknown[]> => (await database.pool.query(text)).rows;

describe('the people of the demo hall', () => {
  it('are there once, however often they are seeded', async () => {
    const demo = { siteId: 1, currencies: currencySchema.options };
    await seedMembers(database.pool, demo);
    const before = await rowsOf('SELECT account, password_hash FROM member ORDER BY id');
    await seedMembers(database.pool, demo);
    expect(await rowsOf('SELECT account, password_hash FROM member ORDER BY id')).toEqual(before);
    expect(
      await rowsOf(`SELECT account FROM member WHERE account IN ('player01', 'agent01') ORDER BY 1`),
    ).toEqual([{ account: 'agent01' }, { account: 'player01' }]);
  });

  it('find a sign-up form in every currency, short, and another one in RMB, USD and VND', async () => {
    const forms = await database.pool.query<{ currency: string; fields: string }>(
      `SELECT currency, string_agg(name || CASE WHEN is_required THEN '*' ELSE '' END || CASE WHEN is_unique THEN '!' ELSE '' END
                || CASE WHEN is_verification THEN '?' ELSE '' END, ' ' ORDER BY sort) AS fields
         FROM register_setting WHERE is_display GROUP BY currency`,
    );
    const byCurrency = new Map(forms.rows.map(({ currency, fields }) => [currency, fields]));
    expect([...byCurrency.keys()].toSorted()).toEqual([...currencySchema.options].toSorted());
    const own = (currency: string) => byCurrency.get(currency)?.split(' ').slice(3, -1).join(' ');
    expect(own('RMB')).toBe('member_name member_phone!? member_birthday* member_wechat introducer');
    expect(own('USD')).toBe('member_birthday* member_email! member_telegram');
    expect(own('VND')).toBe('member_name* member_phone*! member_birthday* member_zalo introducer');
    for (const fields of byCurrency.values()) {
      expect(fields.split(' ').length).toBeLessThanOrEqual(9);
      // Nobody's age can be judged without it.
      expect(fields).toContain('member_birthday*');
    }
  });

  it('find a mail address and a phone in the member centre of every currency', async () => {
    expect(
      await rowsOf(`SELECT name, bool_and(is_member_center) AS there, count(DISTINCT currency)::integer AS currencies
                      FROM register_setting WHERE name IN ('member_email', 'member_phone') GROUP BY name ORDER BY name`),
    ).toEqual(
      ['member_email', 'member_phone'].map((name) => ({
        name,
        there: true,
        currencies: currencySchema.options.length,
      })),
    );
  });

  it('find no secret in the member centre', async () => {
    expect(
      await rowsOf(`SELECT DISTINCT name FROM register_setting WHERE NOT is_member_center ORDER BY name`),
    ).toEqual(['captcha', 'check_password', 'introducer', 'password'].map((name) => ({ name })));
  });

  it('accept an agreement that is there whole in every language', async () => {
    const texts = await rowsOf(
      `SELECT locale, regexp_count(content, '<h2>') AS sections, regexp_count(content, '<li>') AS points, title <> '' AS titled
         FROM service_agreement ORDER BY locale`,
    );
    expect(texts).toEqual(
      [...locales].toSorted().map((locale) => ({ locale, sections: 7, points: 6, titled: true })),
    );
  });

  it('bring others along by codes in two currencies, and by a domain', async () => {
    expect(
      await rowsOf(
        `SELECT code, currency FROM recommend_code JOIN member ON member.id = member_id ORDER BY code`,
      ),
    ).toEqual([
      { code: 'KOI2026', currency: 'RMB' },
      { code: 'LANTERN8', currency: 'RMB' },
      { code: 'MARSH2026', currency: 'USD' },
    ]);
    expect(
      await rowsOf(
        `SELECT host, account, agent_domain.currency FROM agent_domain JOIN member ON member.id = agent_domain.agent_id`,
      ),
    ).toEqual([{ host: 'agent01.localhost', account: 'agent01', currency: 'RMB' }]);
  });
});
