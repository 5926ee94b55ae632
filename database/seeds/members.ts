import { readFile } from 'node:fs/promises';
import type { Currency } from '@pavilion/contract';
import type { RegisterFieldName } from '@pavilion/contract/signup';
import type { SqlExecutor } from '@pavilion/postgres';
import { accountKeyOf, createPasswordHasher } from '../../apps/server/src/modules/identity/index.ts';

/** People of the demo hall, what its sign-up asks for, and the agreement that they accept. Never in production. */

interface FieldSeed {
  readonly name: RegisterFieldName;
  readonly required?: boolean;
  readonly unique?: boolean;
}

const everywhere = {
  before: [
    { name: 'member_account', required: true, unique: true },
    { name: 'password', required: true },
    { name: 'check_password', required: true },
  ],
  after: [{ name: 'captcha', required: true }],
} as const satisfies Record<string, readonly FieldSeed[]>;

/** What each currency asks for beside account, password and captcha. Short on purpose: a form is a hurdle. */
const fieldsByCurrency: Readonly<Partial<Record<Currency, readonly FieldSeed[]>>> = {
  RMB: [{ name: 'member_name', required: true }, { name: 'member_phone' }, { name: 'introducer' }],
  USD: [{ name: 'member_email', required: true, unique: true }],
  VND: [
    { name: 'member_name', required: true },
    { name: 'member_phone', required: true, unique: true },
    { name: 'introducer' },
  ],
};
const basicFields: readonly FieldSeed[] = [{ name: 'member_email' }];

interface MemberSeed {
  readonly account: string;
  readonly password: string;
  readonly currency: Currency;
  readonly name: string;
  readonly isAgent?: boolean;
  readonly agent?: string;
  readonly recommendCode?: string;
}

/** An agent comes before its members. */
const members: readonly MemberSeed[] = [
  {
    account: 'agent01',
    password: 'Agent001',
    currency: 'RMB',
    name: '沈知远',
    isAgent: true,
    recommendCode: 'LANTERN8',
  },
  {
    account: 'player01',
    password: 'Player01',
    currency: 'RMB',
    name: '林晚晴',
    agent: 'agent01',
    recommendCode: 'KOI2026',
  },
  { account: 'player02', password: 'Player02', currency: 'USD', name: 'Ada Marsh' },
  { account: 'player03', password: 'Player03', currency: 'VND', name: 'Nguyen' },
];

const agreementVersion = '2026-11-01';
const agreementLocales = ['zh_CN', 'zh_TW', 'en_US', 'vi_VN'] as const;

const seedPolicy = async (db: SqlExecutor, siteId: number): Promise<void> => {
  // Whoever tries the demo out signs several people up from one machine.
  await db.query({
    text: `INSERT INTO identity_policy (site_id, signup_interval_seconds, signups_per_ip_daily_max)
           VALUES ($1, 0, 1000) ON CONFLICT DO NOTHING`,
    values: [siteId],
  });
};

const seedRegisterSettings = async (
  db: SqlExecutor,
  siteId: number,
  currencies: readonly Currency[],
): Promise<void> => {
  const rows = currencies.flatMap((currency) => {
    const own = fieldsByCurrency[currency] ?? basicFields;
    const fields: readonly FieldSeed[] = [...everywhere.before, ...own, ...everywhere.after];
    return fields.map(({ name, required = false, unique = false }, sort) => ({
      currency,
      name,
      required,
      unique,
      sort,
    }));
  });
  await db.query({
    text: `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, is_unique, sort)
           SELECT $1, currency, name, true, required, "unique", sort
             FROM jsonb_to_recordset($2) AS given (currency text, name text, required boolean, "unique" boolean, sort integer)
           ON CONFLICT DO NOTHING`,
    values: [siteId, JSON.stringify(rows)],
  });
};

/** The title is the text's first heading. */
const readAgreement = async (locale: string): Promise<{ title: string; content: string }> => {
  const html = await readFile(new URL(`./agreement/${locale}.html`, import.meta.url), 'utf8');
  const heading = /^<h1>(.*)<\/h1>\n/.exec(html);
  return { title: heading?.[1] ?? '', content: html.slice(heading?.[0].length ?? 0) };
};

const seedAgreement = async (db: SqlExecutor, siteId: number): Promise<void> => {
  for (const locale of agreementLocales) {
    const { title, content } = await readAgreement(locale);
    await db.query({
      text: `INSERT INTO service_agreement (site_id, version, locale, title, content)
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      values: [siteId, agreementVersion, locale, title, content],
    });
  }
};

const seedMember = async (
  db: SqlExecutor,
  siteId: number,
  member: MemberSeed,
  passwordHash: string,
): Promise<void> => {
  const { account, currency, name, isAgent = false, agent, recommendCode } = member;
  await db.query({
    text: `INSERT INTO member (site_id, account, account_key, password_hash, currency, name,
                               is_agent, agent_type, agent_level, agent_active, agent_id, introducer_id)
           SELECT $1, $2, $3, $4, $5, $6, $7::boolean, $7::boolean::integer, $7::boolean::integer, $7::boolean, agent.id, agent.id
             FROM (VALUES (true)) AS always
             LEFT JOIN member agent ON agent.site_id = $1 AND agent.account_key = $8
           ON CONFLICT (site_id, account_key) DO NOTHING`,
    values: [siteId, account, accountKeyOf(account), passwordHash, currency, name, isAgent, agent ?? null],
  });
  await db.query({
    text: `INSERT INTO member_identifier (member_id, site_id, field, value_key)
           SELECT id, site_id, 'member_name', lower(name) FROM member WHERE site_id = $1 AND account_key = $2
           ON CONFLICT DO NOTHING`,
    values: [siteId, accountKeyOf(account)],
  });
  if (recommendCode === undefined) return;
  await db.query({
    text: `INSERT INTO recommend_code (site_id, code, member_id)
           SELECT site_id, $3, id FROM member WHERE site_id = $1 AND account_key = $2 ON CONFLICT DO NOTHING`,
    values: [siteId, accountKeyOf(account), recommendCode],
  });
};

/**
 * Gives a site its demo members, register settings, policy and service agreement. Runs again without harm: what is
 * there stays as it is.
 */
export const seedMembers = async (
  db: SqlExecutor,
  { siteId, currencies }: { siteId: number; currencies: readonly Currency[] },
): Promise<void> => {
  await seedPolicy(db, siteId);
  await seedRegisterSettings(db, siteId, currencies);
  await seedAgreement(db, siteId);
  const passwords = createPasswordHasher();
  for (const member of members) {
    if (!currencies.includes(member.currency)) continue;
    await seedMember(db, siteId, member, await passwords.hash(member.password));
  }
};
