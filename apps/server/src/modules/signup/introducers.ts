import { type Currency, currencySchema } from '@pavilion/contract';
import { register } from '@pavilion/contract/signup';
import type { Kysely } from 'kysely';
import { type Refusal, refused } from '../../http/refusal.ts';
import type { IntroducerKind } from '../identity/index.ts';
import type { SignupTables } from './tables.ts';

/** What a sign-up says about who brought the member (spec §3 Introducer). */
export interface IntroducerClaim {
  /** Agent id from an agent link or agent domain. */
  readonly memberAgent?: string | undefined;
  /** Code from a recommendation link. */
  readonly recommendCode?: string | undefined;
  /** Either of them, typed by hand. */
  readonly introducer?: string | undefined;
  /** Host name that the sign-up was sent to: an agent's domain brings its agent along. */
  readonly host?: string | undefined;
}

export interface Introducer {
  readonly kind: IntroducerKind;
  readonly text: string;
  readonly introducerId: number;
  /** The agent under whom the new member stands; none when the recommender has none. */
  readonly agentId: number | null;
  readonly currency: Currency;
}

interface Asked {
  readonly kind: IntroducerKind;
  readonly text: string;
  /** What to refuse with when nobody is meant. */
  readonly unknown: Refusal;
}

/** Every refusal over an introducer is told at the introducer's field. */
const refusedIntroducer = (code: keyof typeof register.codes, messageKey: string): Refusal =>
  refused(register.codes, code, messageKey, { field: 'introducer' });
const invalid = (): Refusal => refusedIntroducer(228, 'signup.introducer_invalid');

const idPattern = /^[1-9][0-9]{0,9}$/;
const idMax = 2_147_483_647;
const idOf = (text: string): number | null =>
  idPattern.test(text) && Number(text) <= idMax ? Number(text) : null;

const byAgentId = async (
  db: Kysely<SignupTables>,
  siteId: number,
  { kind, text, unknown }: Asked,
): Promise<Introducer> => {
  const id = idOf(text);
  if (id === null) throw unknown;
  const agent = await db
    .selectFrom('member')
    .select(['id', 'currency', 'status', 'agent_active'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('is_agent', '=', true)
    .executeTakeFirst();
  if (agent === undefined) throw unknown;
  if (agent.status !== 'active' || !agent.agent_active) throw refusedIntroducer(108, 'signup.agent_disabled');
  const currency = currencySchema.parse(agent.currency);
  return { kind, text, introducerId: agent.id, agentId: agent.id, currency };
};

const byCode = async (
  db: Kysely<SignupTables>,
  siteId: number,
  { kind, text, unknown }: Asked,
): Promise<Introducer> => {
  const row = await db
    .selectFrom('recommend_code')
    .innerJoin('member', 'member.id', 'recommend_code.member_id')
    .select([
      'recommend_code.status as code_status',
      'member.id',
      'member.currency',
      'member.status',
      'member.is_agent',
      'member.agent_id',
      'member.recommend_enabled',
    ])
    .where('recommend_code.site_id', '=', siteId)
    .where('recommend_code.code', '=', text.toUpperCase())
    .executeTakeFirst();
  if (row === undefined) throw unknown;
  if (row.code_status === 'disabled') throw refusedIntroducer(110, 'signup.code_disabled');
  if (!row.recommend_enabled) throw refusedIntroducer(109, 'signup.recommend_disabled');
  if (row.status !== 'active') throw invalid();
  const agentId = row.is_agent ? row.id : row.agent_id;
  return { kind, text, introducerId: row.id, agentId, currency: currencySchema.parse(row.currency) };
};

export interface AgentDomain {
  readonly agentId: number;
  readonly currency: Currency;
}

/** A host name as domains are kept: lower case, without port and without the root's dot. */
const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:[0-9]+$/, '')
    .replace(/\.$/, '');

/** Whose domain a host is. A domain whose agent is out of service or has another currency introduces nobody. */
export const findAgentDomain = async (
  db: Kysely<SignupTables>,
  siteId: number,
  host: string,
): Promise<AgentDomain | undefined> => {
  const row = await db
    .selectFrom('agent_domain')
    .innerJoin('member', 'member.id', 'agent_domain.agent_id')
    .select(['member.id', 'member.currency'])
    .where('agent_domain.host', '=', plainHost(host))
    .where('agent_domain.site_id', '=', siteId)
    .where('member.site_id', '=', siteId)
    .where('member.is_agent', '=', true)
    .where('member.agent_active', '=', true)
    .where('member.status', '=', 'active')
    .whereRef('member.currency', '=', 'agent_domain.currency')
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.id, currency: currencySchema.parse(row.currency) };
};

const byDomain = async (
  db: Kysely<SignupTables>,
  siteId: number,
  host: string,
): Promise<Introducer | null> => {
  const domain = await findAgentDomain(db, siteId, host);
  if (domain === undefined) return null;
  const { agentId, currency } = domain;
  return { kind: 'agent_domain', text: plainHost(host), introducerId: agentId, agentId, currency };
};

/** Somebody typed by hand: an agent's id, or a code, which may be all digits too. */
const byTyped = async (db: Kysely<SignupTables>, siteId: number, text: string): Promise<Introducer> => {
  const unknown = refusedIntroducer(219, 'signup.introducer_not_found');
  const asked: Asked = { kind: 'introducer', text, unknown };
  if (idOf(text) === null) return byCode(db, siteId, asked);
  try {
    return await byAgentId(db, siteId, asked);
  } catch (error) {
    if (error !== unknown) throw error;
    return byCode(db, siteId, asked);
  }
};

const resolve = async (
  db: Kysely<SignupTables>,
  siteId: number,
  claim: IntroducerClaim,
): Promise<Introducer | null> => {
  const { memberAgent = '', recommendCode = '', introducer = '', host } = claim;
  if (memberAgent !== '') {
    const unknown = refusedIntroducer(106, 'signup.agent_not_found');
    const agent = await byAgentId(db, siteId, { kind: 'member_agent', text: memberAgent, unknown });
    const domain = host === undefined ? null : await byDomain(db, siteId, host);
    return domain?.introducerId === agent.introducerId ? domain : agent;
  }
  if (recommendCode !== '') {
    const unknown = refusedIntroducer(112, 'signup.introducer_not_found');
    return byCode(db, siteId, { kind: 'recommend_code', text: recommendCode, unknown });
  }
  if (introducer !== '') return byTyped(db, siteId, introducer);
  return host === undefined ? null : byDomain(db, siteId, host);
};

/** Whether somebody is named who recommends: a code, from a link or typed. An agent's id is no recommendation. */
const namesRecommender = ({
  memberAgent = '',
  recommendCode = '',
  introducer = '',
}: IntroducerClaim): boolean =>
  memberAgent === '' && (recommendCode !== '' || (introducer !== '' && idOf(introducer) === null));

/**
 * Who introduces the member; null when nobody is named. Refuses with the codes of spec §8: 106 agent not found,
 * 107 recommendation closed, 108 agent disabled, 109 recommendation disabled, 110 code disabled, 112 and 219 introducer
 * not found, 228 introducer invalid or of another currency.
 */
export const resolveIntroducer = async (
  db: Kysely<SignupTables>,
  site: { readonly siteId: number; readonly recommendOpen: boolean },
  claim: IntroducerClaim,
  currency: Currency | null,
): Promise<Introducer | null> => {
  if (!site.recommendOpen && namesRecommender(claim)) {
    throw refusedIntroducer(107, 'signup.recommend_closed');
  }
  const found = await resolve(db, site.siteId, claim);
  if (found !== null && currency !== null && found.currency !== currency) throw invalid();
  return found;
};

/** The campaign that a link named, where it is one of whoever introduces the member; closed ones go on counting. */
export const findCampaign = async (
  db: Kysely<SignupTables>,
  siteId: number,
  introducer: Introducer | null,
  code: string | undefined,
): Promise<number | null> => {
  if (introducer === null || code === undefined) return null;
  const row = await db
    .selectFrom('agent_campaign')
    .select('id')
    .where('site_id', '=', siteId)
    .where('agent_id', '=', introducer.introducerId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id ?? null;
};
