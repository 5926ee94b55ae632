/**
 * The terms of reports as sums over `report.flow f` (contract/office/reports.ts says what each means). Amounts come out in
 * minor units of the flow's currency.
 */

const sum = (amount: string): string => `coalesce(sum(${amount}), 0)::bigint`;

const fromHouse = `f.from_owner = 'provider' AND f.from_purpose = 'house'`;
const toHouse = `f.to_owner = 'provider' AND f.to_purpose = 'house'`;
/** Who plays, the stakes of open rounds, and wins that wait for staff: what the house plays against. */
const player = (side: 'from' | 'to'): string =>
  `(f.${side}_owner = 'member' OR f.${side}_owner = 'provider' AND f.${side}_purpose IN ('held', 'withheld'))`;

const isStake = `${toHouse} AND (f.from_owner = 'provider' AND f.from_purpose = 'held'
  OR f.from_owner = 'member' AND f.from_purpose = 'main' AND f.kind IN ('bet', 'bet_win'))`;
const ofPlay = (kind: '=' | '<>'): string => `CASE
  WHEN f.kind ${kind} 'adjustment' AND ${toHouse} AND ${player('from')} THEN f.amount_minor
  WHEN f.kind ${kind} 'adjustment' AND ${fromHouse} AND ${player('to')} THEN -f.amount_minor END`;

export const playTerms = `
  coalesce(sum(CASE WHEN ${isStake} THEN f.moves END), 0)::integer AS rounds,
  ${sum(`CASE WHEN ${isStake} THEN f.amount_minor END`)} AS turnover,
  ${sum(ofPlay('<>'))} AS ggr,
  ${sum(ofPlay('='))} AS adjustments,
  ${sum(`CASE WHEN f.kind <> 'adjustment' AND ${toHouse} AND f.from_purpose = 'provider_wallet' THEN f.amount_minor
    WHEN f.kind <> 'adjustment' AND ${fromHouse} AND f.to_purpose = 'provider_wallet' THEN -f.amount_minor END`)} AS results,
  ${sum(`CASE WHEN ${fromHouse} AND f.to_purpose = 'jackpot' THEN f.amount_minor
    WHEN ${toHouse} AND f.from_purpose = 'jackpot' THEN -f.amount_minor END`)} AS jackpots,
  ${sum(`CASE WHEN f.from_purpose = 'promotion' AND f.to_owner = 'member' THEN f.amount_minor
    WHEN f.to_purpose = 'promotion' AND f.from_owner = 'member' THEN -f.amount_minor END`)} AS bonus`;

/** Flows that any of the terms of play looks at. */
export const isOfPlay = `(${fromHouse} OR ${toHouse} OR f.from_purpose = 'promotion' OR f.to_purpose = 'promotion')`;

/** What agents hand over comes to the member through a gateway, from a purse or in transit: nothing went out there. */
const isOut = (side: 'from' | 'to') =>
  `f.${side}_owner = 'gateway' AND f.${side === 'from' ? 'to' : 'from'}_purpose NOT IN ('commission', 'quota', 'in_transit')`;

export const cashTerms = `
  coalesce(sum(CASE WHEN f.from_owner = 'gateway' AND f.kind <> 'reversal' THEN f.moves
    WHEN f.to_owner = 'gateway' AND f.kind = 'reversal' THEN -f.moves END), 0)::integer AS deposits,
  ${sum(`CASE WHEN f.from_owner = 'gateway' AND f.kind <> 'reversal' THEN f.amount_minor
    WHEN f.to_owner = 'gateway' AND f.kind = 'reversal' THEN -f.amount_minor END`)} AS deposited,
  coalesce(sum(CASE WHEN ${isOut('to')} AND f.kind <> 'reversal' THEN f.moves
    WHEN ${isOut('from')} AND f.kind = 'reversal' THEN -f.moves END), 0)::integer AS withdrawals,
  ${sum(`CASE WHEN ${isOut('to')} AND f.kind <> 'reversal' THEN f.amount_minor
    WHEN ${isOut('from')} AND f.kind = 'reversal' THEN -f.amount_minor END`)} AS withdrawn`;

/** What stands on accounts of an owner and purposes, from all that ever went in and out. */
const standing = (owner: string, purposes: readonly string[]): string => {
  const within = (side: 'from' | 'to') =>
    `f.${side}_owner = '${owner}' AND f.${side}_purpose IN (${purposes.map((name) => `'${name}'`).join(', ')})`;
  return sum(
    `CASE WHEN ${within('to')} THEN f.amount_minor ELSE 0 END - CASE WHEN ${within('from')} THEN f.amount_minor ELSE 0 END`,
  );
};

export const liabilityTerms = `
  ${standing('member', ['main'])} AS balances,
  ${standing('member', ['held'])} AS held,
  ${standing('member', ['provider_wallet', 'in_transit'])} AS elsewhere,
  ${standing('provider', ['held'])} AS open_rounds,
  ${standing('provider', ['withheld'])} AS withheld,
  ${standing('site', ['jackpot'])} AS jackpots,
  ${standing('member', ['commission', 'quota'])} + ${standing('site', ['in_transit'])} AS commissions`;
