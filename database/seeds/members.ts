import { readFile } from 'node:fs/promises';
import { type Currency, locales, memberTypes } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import { accountKeyOf, createPasswordHasher } from '../../apps/server/src/modules/identity/index.ts';
import { giveSignUpForms } from '../../apps/server/src/modules/sites/index.ts';
import { type AgreementText, parseAgreement } from './htmlTexts.ts';

/** People of the demo hall, and the agreement that they accept. Never in production. */

interface MemberSeed {
  readonly account: string;
  readonly password: string;
  readonly currency: Currency;
  readonly name: string;
  readonly isAgent?: boolean;
  readonly agent?: string;
  readonly recommendCode?: string;
  /** Host name on which others join under this agent. */
  readonly domain?: string;
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
    domain: 'agent01.localhost',
  },
  {
    account: 'player01',
    password: 'Player01',
    currency: 'RMB',
    name: '林晚晴',
    agent: 'agent01',
    recommendCode: 'KOI2026',
  },
  {
    account: 'player02',
    password: 'Player02',
    currency: 'USD',
    name: 'Ada Marsh',
    recommendCode: 'MARSH2026',
  },
  { account: 'player03', password: 'Player03', currency: 'VND', name: 'Nguyen' },
];

const agreementVersion = '2026-11-01';

const seedPolicy = async (db: SqlExecutor, siteId: number, asksUnknownDevices: boolean): Promise<void> => {
  // Whoever tries the demo out signs several people up from one machine.
  await db.query({
    text: `INSERT INTO identity_policy (site_id, signup_interval_seconds, signups_per_ip_daily_max, double_validation)
           VALUES ($1, 0, 1000, $2)
           ON CONFLICT (site_id) DO UPDATE SET signup_interval_seconds = excluded.signup_interval_seconds,
             signups_per_ip_daily_max = excluded.signups_per_ip_daily_max, double_validation = excluded.double_validation`,
    values: [siteId, asksUnknownDevices],
  });
};

const readAgreement = async (folder: string, locale: string): Promise<AgreementText> => {
  const url = new URL(`./${folder}/${locale}.html`, import.meta.url);
  const agreement = parseAgreement(await readFile(url, 'utf8'));
  if (agreement === undefined) throw new Error(`${folder}/${locale}.html begins with no title`);
  return agreement;
};

/** Agreements of the demo hall, and the folders that have their texts. */
const agreements = [
  ['service_agreement', 'agreement'],
  ['agent_agreement', 'agentAgreement'],
] as const;

const seedAgreements = async (db: SqlExecutor, siteId: number): Promise<void> => {
  for (const [table, folder] of agreements)
    for (const locale of locales) {
      const { title, content } = await readAgreement(folder, locale);
      await db.query({
        text: `INSERT INTO ${table} (site_id, version, locale, title, content)
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
        values: [siteId, agreementVersion, locale, title, content],
      });
    }
};

const seedMember = async (
  db: SqlExecutor,
  siteId: number,
  member: Omit<MemberSeed, 'password' | 'name'> & { readonly name: string | null },
  passwordHash: string,
): Promise<void> => {
  const { account, currency, name, isAgent = false, agent, recommendCode, domain } = member;
  await db.query({
    text: `INSERT INTO member (site_id, account, account_key, password_hash, currency, name,
                               is_agent, member_type, agent_type, agent_level, agent_active, agent_id, introducer_id)
           SELECT $1, $2, $3, $4, $5, $6, $7::boolean, $9::integer, $7::boolean::integer, $7::boolean::integer, $7::boolean, agent.id, agent.id
             FROM (VALUES (true)) AS always
             LEFT JOIN member agent ON agent.site_id = $1 AND agent.account_key = $8
           ON CONFLICT (site_id, account_key) DO NOTHING`,
    values: [
      siteId,
      account,
      accountKeyOf(account),
      passwordHash,
      currency,
      name,
      isAgent,
      agent ?? null,
      isAgent ? memberTypes.agent : memberTypes.member,
    ],
  });
  await db.query({
    text: `INSERT INTO member_identifier (member_id, site_id, field, value_key)
           SELECT id, site_id, 'member_name', lower(name) FROM member
            WHERE site_id = $1 AND account_key = $2 AND name IS NOT NULL
           ON CONFLICT DO NOTHING`,
    values: [siteId, accountKeyOf(account)],
  });
  await db.query({
    text: `INSERT INTO agreement_acceptance (member_id, version, locale, accepted_at, agreement_id)
           SELECT member.id, held.version, held.locale, member.created_at, held.id
             FROM member JOIN service_agreement held USING (site_id)
            WHERE site_id = $1 AND account_key = $2 AND held.version = $3 AND held.locale = 'zh_CN'
           ON CONFLICT DO NOTHING`,
    values: [siteId, accountKeyOf(account), agreementVersion],
  });
  if (domain !== undefined) {
    // One host belongs to one site: of the houses of an installation the first one gets it.
    await db.query({
      text: `INSERT INTO agent_domain (host, site_id, agent_id, currency)
             SELECT $3, site_id, id, currency FROM member WHERE site_id = $1 AND account_key = $2 ON CONFLICT DO NOTHING`,
      values: [siteId, accountKeyOf(account), domain],
    });
  }
  if (recommendCode === undefined) return;
  await db.query({
    text: `INSERT INTO recommend_code (site_id, code, member_id)
           SELECT site_id, $3, id FROM member WHERE site_id = $1 AND account_key = $2 ON CONFLICT DO NOTHING`,
    values: [siteId, accountKeyOf(account), recommendCode],
  });
};

/**
 * Gives a site its demo members, register settings, policy and agreements. A site that asks unknown devices for
 * more than the password (double validation) gets demo members without profile answers. Runs again without harm: what is
 * there stays as it is.
 */
export const seedMembers = async (
  db: SqlExecutor,
  {
    siteId,
    currencies,
    asksUnknownDevices = false,
  }: { siteId: number; currencies: readonly Currency[]; asksUnknownDevices?: boolean },
): Promise<void> => {
  await seedPolicy(db, siteId, asksUnknownDevices);
  await giveSignUpForms(db, siteId, currencies);
  await seedAgreements(db, siteId);
  const passwords = createPasswordHasher();
  for (const member of members) {
    if (!currencies.includes(member.currency)) continue;
    // Whoever looks around is not to be asked for what only a member could know.
    const name = asksUnknownDevices ? null : member.name;
    await seedMember(db, siteId, { ...member, name }, await passwords.hash(member.password));
  }
};
