import type { Currency } from '@pavilion/contract';
import type { Kysely } from 'kysely';
import { type Refusal, refused } from '../../http/refusal.ts';
import type { IntroducerKind } from '../identity/index.ts';
import type { SignupTables } from './tables.ts';

/** What the sign-up form says about who brought the member (spec §3 Introducer). */
export interface IntroducerClaim {
  /** Agent id from an agent link or agent domain. */
  readonly memberAgent?: string | undefined;
  /** Code from a recommendation link. */
  readonly recommendCode?: string | undefined;
  /** Either of them, typed by hand. */
  readonly introducer?: string | undefined;
}

export interface Introducer {
  readonly kind: IntroducerKind;
  readonly text: string;
  readonly introducerId: number;
  /** The agent under whom the new member stands; none when the recommender has none. */
  readonly agentId: number | null;
  readonly currency: string;
}

const invalid = (): Refusal => refused(228, 'signup.introducer_invalid');
const idPattern = /^[1-9][0-9]{0,8}$/;

const byAgentId = async (
  db: Kysely<SignupTables>,
  siteId: number,
  { kind, text, unknown }: { kind: IntroducerKind; text: string; unknown: Refusal },
): Promise<Introducer> => {
  if (!idPattern.test(text)) throw unknown;
  const agent = await db
    .selectFrom('member')
    .select(['id', 'currency', 'status', 'agent_active'])
    .where('site_id', '=', siteId)
    .where('id', '=', Number(text))
    .where('is_agent', '=', true)
    .executeTakeFirst();
  if (agent === undefined) throw unknown;
  if (agent.status !== 'active' || !agent.agent_active) throw refused(108, 'signup.agent_disabled');
  return { kind, text, introducerId: agent.id, agentId: agent.id, currency: agent.currency };
};

const byCode = async (
  db: Kysely<SignupTables>,
  siteId: number,
  { kind, text, unknown }: { kind: IntroducerKind; text: string; unknown: Refusal },
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
  if (row.code_status === 'disabled') throw refused(110, 'signup.code_disabled');
  if (!row.recommend_enabled) throw refused(109, 'signup.recommend_disabled');
  if (row.status !== 'active') throw invalid();
  const agentId = row.is_agent ? row.id : row.agent_id;
  return { kind, text, introducerId: row.id, agentId, currency: row.currency };
};

const resolve = async (
  db: Kysely<SignupTables>,
  siteId: number,
  claim: IntroducerClaim,
): Promise<Introducer | null> => {
  const { memberAgent = '', recommendCode = '', introducer = '' } = claim;
  if (memberAgent !== '') {
    const unknown = refused(106, 'signup.agent_not_found');
    return byAgentId(db, siteId, { kind: 'member_agent', text: memberAgent, unknown });
  }
  if (recommendCode !== '') {
    const unknown = refused(112, 'signup.introducer_not_found');
    return byCode(db, siteId, { kind: 'recommend_code', text: recommendCode, unknown });
  }
  if (introducer === '') return null;
  const typed = {
    kind: 'introducer' as const,
    text: introducer,
    unknown: refused(219, 'signup.introducer_not_found'),
  };
  return idPattern.test(introducer) ? byAgentId(db, siteId, typed) : byCode(db, siteId, typed);
};

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
  if (!site.recommendOpen && (claim.recommendCode ?? '') !== '') {
    throw refused(107, 'signup.recommend_closed');
  }
  const found = await resolve(db, site.siteId, claim);
  if (found !== null && currency !== null && found.currency !== currency) throw invalid();
  return found;
};
