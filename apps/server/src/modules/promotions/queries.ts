import type { Currency } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';

export interface Claimant {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

export interface EnvelopeRow {
  readonly id: number;
  readonly title: unknown;
  readonly end_at: Date;
}

/**
 * Whether anything may be offered to a member at all: not to one who is disabled or frozen, is on a break or has excluded
 * themselves.
 */
export const mayBeOffered = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Claimant, 'siteId' | 'memberId'>,
  now: Date,
): Promise<boolean> => {
  const { rows } = await executor.query<{ may: boolean }>({
    name: 'promotion-may-be-offered',
    text: `
      select exists (select from member m where m.id = $2 and m.site_id = $1 and m.status = 'active')
         and not exists (select from member_play_rule r where r.member_id = $2 and r.excluded_until > $3) as may`,
    values: [siteId, memberId, now],
  });
  return rows[0]?.may ?? false;
};

/** Whether the member is active, not away, and has paid in what the envelope asks for. `e` is the envelope. */
const meetsRule = `
  exists (select from member m where m.id = $2 and m.site_id = $1 and m.status = 'active')
  and not exists (select from member_play_rule r where r.member_id = $2 and r.excluded_until > $4)
  and (e.min_deposit_minor = 0 or e.min_deposit_minor <= (
    select coalesce(sum(o.amount_minor), 0) from deposit_order o
     where o.site_id = $1 and o.member_id = $2 and o.currency = $3 and o.state = 'succeeded'
       and o.settled_at > $4::timestamptz - e.deposit_days * interval '1 day'))`;

/** The envelope that the member may open now, the one that ends first. */
export const findOpenEnvelope = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Claimant,
  now: Date,
): Promise<EnvelopeRow | undefined> => {
  const { rows } = await executor.query<EnvelopeRow>({
    name: 'red-envelope-open',
    text: `
      select e.id, e.title, e.end_at from red_envelope e
       where e.site_id = $1 and e.currency = $3 and e.starts_at <= $4 and e.end_at > $4
         and exists (select from red_envelope_share s where s.envelope_id = e.id and s.member_id is null)
         and not exists (select from red_envelope_share s where s.envelope_id = e.id and s.member_id = $2)
         and ${meetsRule}
       order by e.end_at, e.id limit 1`,
    values: [siteId, memberId, currency, now],
  });
  return rows[0];
};

/** Whether an envelope of the member's site and currency is open, and open to the member; undefined when it is not. */
export const judgeEnvelope = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Claimant,
  id: number,
  now: Date,
): Promise<{ readonly meetsRule: boolean } | undefined> => {
  const { rows } = await executor.query<{ meets_rule: boolean }>({
    name: 'red-envelope-judge',
    text: `
      select ${meetsRule} as meets_rule from red_envelope e
       where e.id = $5 and e.site_id = $1 and e.currency = $3 and e.starts_at <= $4 and e.end_at > $4`,
    values: [siteId, memberId, currency, now, id],
  });
  return rows[0] === undefined ? undefined : { meetsRule: rows[0].meets_rule };
};

/** What the member has claimed of an envelope of the site. */
export const findClaim = async (
  executor: SqlExecutor,
  { siteId, memberId }: Claimant,
  id: number,
): Promise<bigint | undefined> => {
  const { rows } = await executor.query<{ amount_minor: bigint }>({
    name: 'red-envelope-claimed',
    text: `
      select s.amount_minor from red_envelope_share s join red_envelope e on e.id = s.envelope_id
       where s.envelope_id = $2 and s.member_id = $3 and e.site_id = $1`,
    values: [siteId, id, memberId],
  });
  return rows[0]?.amount_minor;
};

/** An envelope that is open, as everybody may know it. */
export interface OfferedEnvelope {
  readonly id: number;
  readonly title: unknown;
  readonly end_at: Date;
  readonly budget_minor: bigint;
  readonly min_deposit_minor: bigint;
  readonly deposit_days: number;
  readonly shares: number;
  readonly share_min_minor: bigint;
  readonly share_max_minor: bigint;
}

/** The envelopes of a currency of the site that are open and not empty, the one that ends first in front. */
export const listOfferedEnvelopes = async (
  executor: SqlExecutor,
  { siteId, currency }: Pick<Claimant, 'siteId' | 'currency'>,
  now: Date,
): Promise<OfferedEnvelope[]> => {
  const { rows } = await executor.query<OfferedEnvelope>({
    name: 'red-envelope-offered',
    text: `
      select e.id, e.title, e.end_at, e.budget_minor, e.min_deposit_minor, e.deposit_days, s.shares, s.share_min_minor,
             s.share_max_minor
        from red_envelope e
       cross join lateral (
         select count(*)::integer as shares, min(amount_minor) as share_min_minor, max(amount_minor) as share_max_minor,
                count(*) filter (where member_id is null) as free
           from red_envelope_share where envelope_id = e.id) as s
       where e.site_id = $1 and e.currency = $2 and e.starts_at <= $3 and e.end_at > $3 and s.free > 0
       order by e.end_at, e.id limit 20`,
    values: [siteId, currency, now],
  });
  return rows;
};

/** How an envelope stands for a member who is not away: opened before, its rule not met, or to be opened. */
export const envelopeStandingOf = async (
  executor: SqlExecutor,
  claimant: Claimant,
  id: number,
  now: Date,
): Promise<'open' | 'had' | 'condition'> => {
  if ((await findClaim(executor, claimant, id)) !== undefined) return 'had';
  const judged = await judgeEnvelope(executor, claimant, id, now);
  return judged?.meetsRule === true ? 'open' : 'condition';
};
