import { registerFieldNames } from '@pavilion/contract/signup';
import { type CallOptions, defaultPassword, type Entrance, hosts, openEntrance } from './testEntrance.ts';

/** A hall with sign-up forms, an agreement, introducers of every standing and black lists. For the tests of sign-up. */

export const adult = '1990-4-7';

/** Fields that other members' values are compared with. */
const comparable = registerFieldNames.filter(
  (name) =>
    name === 'identity_id' ||
    (name.startsWith('member_') && name !== 'member_birthday' && name !== 'member_others'),
);

/** USD shows every field and demands what every form demands; VND also proves the phone by a code; RMB shows the least. */
const seedSettings = async ({ database: { owner } }: Entrance): Promise<void> => {
  const fields = registerFieldNames.filter((name) => name !== 'phone_verify');
  const core = ['member_account', 'password', 'check_password', 'captcha'];
  await owner.query(
    `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, is_unique, sort)
     SELECT 1, 'USD', name, true, name = ANY($2), name = ANY($3), position
       FROM unnest($1::text[]) WITH ORDINALITY AS given (name, position)`,
    [fields, core, comparable],
  );
  await owner.query(
    `INSERT INTO register_setting (site_id, currency, name, is_display, is_verification)
     SELECT site_id, currency, name, true, name = 'member_phone'
       FROM unnest('{1,3}'::integer[]) AS site_id, unnest('{RMB,VND}'::text[]) AS currency,
            unnest('{member_account,password,captcha,member_phone}'::text[]) AS name
      WHERE currency = 'VND' OR name <> 'member_phone'`,
  );
  await owner.query(
    `INSERT INTO identity_policy (site_id, signup_interval_seconds, signups_per_ip_daily_max)
     VALUES (1, 30, 3)`,
  );
  await owner.query(
    `INSERT INTO service_agreement (site_id, version, locale, title, content)
     SELECT 1, version, locale, locale || ' ' || version, '<p onclick="x()">Fair play.</p><script>alert(1)</script>'
       FROM unnest('{2026-01-01,2026-02-01,2026-12-01}'::date[]) AS version, unnest('{zh_CN,en_US}'::text[]) AS locale`,
  );
};

export interface People {
  readonly agentId: number;
  readonly idleAgentId: number;
  readonly rmbAgentId: number;
  readonly strangerAgentId: number;
}

const seedPeople = async (hall: Entrance): Promise<People> => {
  const { owner } = hall.database;
  const working = { is_agent: true, agent_active: true };
  const agentId = await hall.addMember({ account: 'agent001', columns: { ...working, agent_level: 1 } });
  const idleAgentId = await hall.addMember({
    account: 'agentoff',
    columns: { is_agent: true, agent_active: false },
  });
  const rmbAgentId = await hall.addMember({ account: 'agentrmb', currency: 'RMB', columns: working });
  const strangerAgentId = await hall.addMember({ account: 'agent002', siteId: 2, columns: working });
  const recommender = await hall.addMember({ account: 'friend01', columns: { agent_id: agentId } });
  const silenced = await hall.addMember({ account: 'friend02', columns: { recommend_enabled: false } });
  const frozen = await hall.addMember({ account: 'friend03', columns: { status: 'frozen' } });
  await owner.query(
    `INSERT INTO recommend_code (site_id, code, member_id, status)
     VALUES (1, 'FRIEND', $1, 'active'), (1, 'OLDCODE', $1, 'disabled'), (1, 'SILENT', $2, 'active'),
            (1, 'FROZEN', $3, 'active'), (1, '88888888', $1, 'active'), (2, 'FOREIGN', $4, 'active')`,
    [recommender, silenced, frozen, strangerAgentId],
  );
  await owner.query(
    `INSERT INTO agent_domain (host, site_id, agent_id, currency)
     VALUES ('agent.test', 1, $1, 'USD'), ('stale.test', 1, $1, 'RMB'), ('idle.test', 1, $2, 'USD'), ('far.test', 2, $3, 'USD')`,
    [agentId, idleAgentId, strangerAgentId],
  );
  return { agentId, idleAgentId, rmbAgentId, strangerAgentId };
};

const seedBlackLists = async ({ database: { owner } }: Entrance): Promise<void> => {
  await owner.query(
    `INSERT INTO signup_denied_value (site_id, field, value_key)
     VALUES (1, 'member_name', 'jo barred'), (1, 'member_email', 'barred@mail.example'),
            (1, 'member_email', '@throwaway.example'), (1, 'member_phone', '5550000000')`,
  );
  await owner.query(`INSERT INTO address_rule (network, refuses_signup) VALUES ('100.64.9.0/24', true)`);
  await owner.query(
    `INSERT INTO address_rule (network, login_code, refuses_signup) VALUES ('100.64.8.0/24', 201, false)`,
  );
};

export type SignupHall = Awaited<ReturnType<typeof openSignupHall>>;

export const openSignupHall = async (options: Parameters<typeof openEntrance>[0] = {}) => {
  const hall = await openEntrance(options);
  await seedSettings(hall);
  const people = await seedPeople(hall);
  await seedBlackLists(hall);
  let accounts = 0;
  const newAccount = (): string => {
    accounts += 1;
    return `joiner${accounts}`;
  };

  /** The form as the page fills it in, with a captcha that was read rightly. */
  const formOf = async (over: object = {}, options: CallOptions = {}) => ({
    member_account: newAccount(),
    password: defaultPassword,
    member_currency: 'USD',
    agreement: true,
    ...(await hall.captcha(2, options)),
    ...over,
  });
  const join = async (over: object = {}, options: CallOptions = {}) => {
    const given = { ip: hall.newIp(), ...options };
    return hall.call('/register', await formOf(over, given), given);
  };
  const verify = (fields: object, currency = 'USD', options: CallOptions = {}) =>
    hall.call(
      '/register/verification',
      { ...fields, member_currency: currency, verification: 1 },
      { ip: hall.newIp(), ...options },
    );
  const sendSms = (member_phone: string, options: CallOptions = {}, currency = 'VND') =>
    hall.call(
      '/register/sms',
      { member_phone, currency, type: 'register_member' },
      { ip: hall.newIp(), ...options },
    );
  const lastCode = (): string => /\d{6}/.exec(hall.sms.sent.at(-1)?.text ?? '')?.[0] ?? '';
  const rows = async (text: string, values: unknown[] = []) =>
    (await hall.database.owner.query<Record<string, unknown>>(text, values)).rows;
  const memberRow = async (account: string): Promise<Record<string, unknown>> =>
    (await rows('SELECT * FROM member WHERE site_id = 1 AND account = $1', [account]))[0] ?? {};
  return {
    ...hall,
    people,
    hosts,
    newAccount,
    formOf,
    join,
    verify,
    sendSms,
    lastCode,
    rows,
    memberRow,
  };
};
