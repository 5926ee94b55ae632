import { memberQuota, post, siteQuota } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { type Pool, withTransaction } from '@pavilion/postgres';
import { createPasswordHasher } from '../../apps/server/src/modules/identity/index.ts';
import { cycleOf, deductionsPpm, smallestPayout } from '../model/agentBills.ts';
import { type ModelAgent, type ModelTree, transferBounds } from '../model/agentModel.ts';
import { addPerson, homes, type Person } from './people.ts';

/** Two trees, each on a site of its own and both of one currency: an agent at the top and one below. */

export const trees: readonly ModelTree[] = [
  { cycle: 'week', holdDays: 0 },
  { cycle: 'month', holdDays: 3 },
];
const ratesPpm = { top: 450_000n, sub: 300_000n } as const;
export const withdrawPassword = '4821';
/** Minor units; what the house loads into each purse. */
export const quotaLoaded = 20_000n;
/** The ledger's first day: far enough behind us for every cycle of a world to be over. */
export const firstDay = '2026-02-02';

const deductions = [
  ...[...deductionsPpm.provider].map(([provider, rate]) => ({
    name: `provider-${provider}`,
    on: 'ggr',
    gameType: 2,
    provider,
    ratePpm: Number(rate),
  })),
  { name: 'turnover', on: 'turnover', ratePpm: Number(deductionsPpm.turnover) },
  { name: 'bonus', on: 'bonus', ratePpm: Number(deductionsPpm.bonus) },
  { name: 'deposit', on: 'deposit', ratePpm: Number(deductionsPpm.deposit) },
  { name: 'platform', on: 'net', ratePpm: Number(deductionsPpm.platform) },
];

const givePlan = async (
  owner: Pool,
  { memberId, site, currency, account }: Person,
  { cycle, holdDays }: ModelTree,
  ratePpm: bigint,
): Promise<void> => {
  const body = {
    terms: { cycle, method: 'line', deductions, active: { depositMinor: '0', turnoverMinor: '0' } },
    revenueShare: { ladder: [{ ratePpm: Number(ratePpm) }], negativeCarry: 'carry' },
    holdDays,
    smallestPayoutMinor: String(smallestPayout),
  };
  await owner.query(
    `WITH plan AS (
       INSERT INTO commission_plan (site_id, plan, version, title, currency, body, created_by, created_at)
       VALUES ($1, $2, 1, $2, $3, $4, 'simulation', now()) RETURNING site_id, plan, version)
     INSERT INTO agent_plan (site_id, agent_id, from_day, plan, version, given_by, given_at)
     SELECT site_id, $5, $6, plan, version, 'simulation', now() FROM plan`,
    [site, account, currency, JSON.stringify(body), memberId, cycleOf(cycle, firstDay).from],
  );
};

/** Puts somebody into service, with the agreement accepted, a withdraw password and quota. */
const appoint = async (owner: Pool, { memberId, site, currency, account }: Person, hash: string) => {
  await owner.query(
    `UPDATE member SET is_agent = true, agent_active = true, agent_type = 1, agent_level = 1, member_type = 2,
       withdraw_password_hash = $2 WHERE id = $1`,
    [memberId, hash],
  );
  await owner.query(
    `INSERT INTO agent_agreement_acceptance (member_id, version, locale, accepted_at, agreement_id)
     SELECT DISTINCT ON (version) $2, version, locale, now(), id FROM agent_agreement WHERE site_id = $1 ORDER BY version, id`,
    [site, memberId],
  );
  const outcome = await withTransaction(owner, (tx) =>
    post(tx, {
      scope: 'seed',
      key: `quota:${account}`,
      kind: 'transfer_in',
      reference: 'quota',
      moves: [
        {
          from: siteQuota(site, currency),
          to: memberQuota(site, memberId, currency),
          amountMinor: minor(quotaLoaded),
        },
      ],
    }),
  );
  if (outcome.status !== 'posted') throw new Error(`the ledger answered ${outcome.status} for ${account}`);
};

const openTransfers = async (owner: Pool, { site, currency }: Person): Promise<void> => {
  const { min, max, dayMax, receiverDayMax } = transferBounds;
  await owner.query(
    `INSERT INTO agent_setting (site_id, currency, transfer_min_minor, transfer_max_minor, day_max_minor,
       receiver_day_max_minor, turnover_percent, accounts_day_max, level_max)
     VALUES ($1, $2, $3, $4, $5, $6, 100, 20, 5)
     ON CONFLICT (site_id, currency) DO UPDATE SET transfer_min_minor = excluded.transfer_min_minor,
       transfer_max_minor = excluded.transfer_max_minor, day_max_minor = excluded.day_max_minor,
       receiver_day_max_minor = excluded.receiver_day_max_minor`,
    [site, currency, min, max, dayMax, receiverDayMax],
  );
};

export interface Inhabitants {
  readonly people: readonly Person[];
  readonly agents: readonly ModelAgent[];
  /** The agent's place of everybody who stands under one. */
  readonly above: ReadonlyMap<number, number>;
}

/** Members of all homes, and above those of the first two homes an agent, or an agent below that one, in turn. */
export const addInhabitants = async (owner: Pool, members: number): Promise<Inhabitants> => {
  const passwords = createPasswordHasher();
  const hash = await passwords.hash(withdrawPassword);
  const chiefs: Person[] = [];
  const agents: ModelAgent[] = [];
  const above = new Map<number, number>();
  for (const [tree, kind] of trees.entries()) {
    const home = homes[tree] ?? homes[0];
    const top = await addPerson(owner, members + 2 * tree, home, null);
    const sub = await addPerson(owner, top.place + 1, home, top.memberId);
    above.set(sub.place, top.place);
    agents.push(
      { place: top.place, above: null, ratePpm: ratesPpm.top, tree },
      { place: sub.place, above: top.place, ratePpm: ratesPpm.sub, tree },
    );
    await givePlan(owner, top, kind, ratesPpm.top);
    await givePlan(owner, sub, kind, ratesPpm.sub);
    await openTransfers(owner, top);
    for (const agent of [top, sub]) await appoint(owner, agent, hash);
    chiefs.push(top, sub);
  }
  const people: Person[] = [];
  for (let place = 0; place < members; place += 1) {
    const at = place % homes.length;
    const agent = at < trees.length ? chiefs[2 * at + (Math.floor(place / homes.length) % 2)] : undefined;
    if (agent !== undefined) above.set(place, agent.place);
    people.push(await addPerson(owner, place, homes[at] ?? homes[0], agent?.memberId ?? null));
  }
  return { people: [...people, ...chiefs], agents, above };
};
