import { isDeepStrictEqual } from 'node:util';
import { readSiteTurnover } from '../../apps/server/src/modules/cashier/index.ts';
import { hasTerms, termsAt } from '../model/bonusModel.ts';
import type { World } from '../world/world.ts';
import { checkWorld } from './checks.ts';
import { Disagreement } from './failure.ts';

/** What the hall says of bonuses, held against the model. */

interface Claim {
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

interface BonusRow {
  readonly order: string;
  readonly given: bigint;
  readonly taken: bigint;
  readonly end: string | null;
  readonly ended: boolean;
  readonly grants: number;
}

const byOrder = (left: BonusRow, right: BonusRow): number => (left.order < right.order ? -1 : 1);

/** What bonuses gave and took, what ended them, and the free rounds that came with them. */
const claimOfBonuses = async ({ owner, model }: World, place: number, memberId: number): Promise<Claim> => {
  const { rows } = await owner.query<BonusRow>({
    name: 'check-bonuses',
    text: `SELECT order_number AS "order", bonus_minor::bigint AS given, bonus_taken_minor::bigint AS taken,
             CASE WHEN bonus_expired_at IS NOT NULL THEN 'expired' WHEN given_up_at IS NOT NULL THEN 'given_up' END AS "end",
             bonus_ended_at IS NOT NULL AS ended,
             (SELECT count(*) FROM free_round_grant g WHERE g.member_id = o.member_id
                AND g.free_round_id = 'deposit:' || o.order_number)::integer AS grants
           FROM deposit_order o WHERE member_id = $1 AND promotion_id IS NOT NULL AND state = 'succeeded'`,
    values: [memberId],
  });
  const expected = model.bonusesOf(place).bonuses.map(
    ({ order, offer, given, taken, end, isEnded }): BonusRow => ({
      order,
      given,
      taken,
      end: end ?? null,
      ended: isEnded && hasTerms(offer),
      grants: offer.freeRounds === null ? 0 : 1,
    }),
  );
  return { what: 'what became of bonuses', expected: expected.sort(byOrder), actual: rows.sort(byOrder) };
};

const claimOfStakes = async ({ owner, model }: World, place: number, memberId: number): Promise<Claim> => {
  const { rows } = await owner.query<{ sum: bigint }>({
    name: 'check-uncounted',
    text: 'SELECT coalesce(sum(amount_minor), 0)::bigint AS sum FROM uncounted_stake WHERE member_id = $1',
    values: [memberId],
  });
  const stakes = [...model.transactions.values()].filter(
    ({ member, state, moved }) => member === place && state === 'done' && moved,
  );
  return {
    what: 'what of stakes does not count',
    expected: stakes.reduce((sum, { stake, counted }) => sum + stake - counted, 0n),
    actual: rows[0]?.sum,
  };
};

const claimOfStakeMax = async ({ owner, model }: World, place: number, memberId: number): Promise<Claim> => {
  const { rows } = await owner.query<{ stake_max: bigint | null }>({
    name: 'check-bonus-rule',
    text: `SELECT CASE WHEN bonus_until > $2 THEN bonus_stake_max_minor END::bigint AS stake_max
           FROM member_play_rule WHERE member_id = $1`,
    values: [memberId, new Date(model.nowMs)],
  });
  return {
    what: 'the highest stake while bonuses run',
    expected: termsAt(model.bonusesOf(place), model.nowMs).stakeMax ?? null,
    actual: rows[0]?.stake_max ?? null,
  };
};

/** Where hall and model differ about the bonuses of a member. */
const findDifferences = async (world: World, place: number): Promise<Claim[]> => {
  const { memberId, site, currency } = world.person(place);
  const turnover = await readSiteTurnover(world.owner, { siteId: site, memberId, currency });
  const claims: Claim[] = [
    await claimOfBonuses(world, place, memberId),
    await claimOfStakes(world, place, memberId),
    {
      what: 'what is still to be staked of each deposit',
      expected: world.model.leftOf(place),
      actual: turnover.map(({ left }) => BigInt(left)),
    },
    await claimOfStakeMax(world, place, memberId),
  ];
  return claims
    .filter(({ expected, actual }) => !isDeepStrictEqual(expected, actual))
    .map((claim) => ({ ...claim, what: `${claim.what}, member ${place}` }));
};

/** Throws a `Disagreement` that names every difference about the bonuses of these members. */
export const checkBonuses = async (world: World, places: readonly number[]): Promise<void> => {
  const expected: [string, unknown][] = [];
  const actual: [string, unknown][] = [];
  const members: number[] = [];
  for (const place of places) {
    const differences = await findDifferences(world, place);
    if (differences.length > 0) members.push(place);
    for (const { what, ...difference } of differences) {
      expected.push([what, difference.expected]);
      actual.push([what, difference.actual]);
    }
  }
  if (members.length > 0) throw new Disagreement('bonuses', { expected, actual, members });
};

/** The whole hall, with every bonus in it. */
export const checkWorldAndBonuses = async (world: World): Promise<void> => {
  await checkWorld(world);
  await checkBonuses(
    world,
    world.people.map(({ place }) => place),
  );
};
