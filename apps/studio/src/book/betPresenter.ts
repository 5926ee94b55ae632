import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import { stakeRefusalOf } from '../play/stakeRefusals.ts';
import { marketOf } from './engine/market.ts';
import { returnOf, slipPrice } from './engine/price.ts';
import { combinationsOf } from './engine/systems.ts';
import { aliveOf, countedPrice, partsOf } from './engine/verdict.ts';
import { presentSides } from './presenter.ts';
import { type BetRow, type EventRow, foldsOf, type LegRow, type PaymentRow } from './rows.ts';
import { slipRefusals } from './slipViews.ts';
import type { BetRefusal, BetState, BetView, LegView } from './views.ts';

type LegWithEvent = LegRow &
  Pick<
    EventRow,
    'sport' | 'competition' | 'home' | 'away' | 'starts_at' | 'phase' | 'home_score' | 'away_score'
  >;

export interface PresentableBet {
  readonly bet: BetRow;
  readonly legs: readonly LegWithEvent[];
  readonly payments: readonly PaymentRow[];
}

const stateOf = ({ bet, payments }: PresentableBet): BetState => {
  switch (bet.state) {
    case 'waiting':
      return 'waiting';
    case 'staking':
      return 'pending';
    case 'reversing':
      return bet.is_void ? 'paying' : 'pending';
    case 'taken':
      return 'open';
    case 'settled':
      return payments.some(({ state }) => state === 'owed' || state === 'stuck') ? 'paying' : 'settled';
    case 'returned':
      return bet.is_void ? 'void' : 'returned';
    case 'refused':
      return 'refused';
    case 'stuck':
      return 'stuck';
  }
};

const presentLeg = (leg: LegWithEvent): LegView => {
  const market = marketOf(leg.market);
  if (!market) throw new Error(`a bet stands on an unknown market ${leg.market}`);
  return {
    event: leg.event_id,
    sport: leg.sport,
    ...presentSides(leg),
    startsAt: leg.starts_at.toISOString(),
    phase: leg.phase,
    market: { id: leg.market, ...market },
    selection: leg.selection,
    price: leg.price,
    result: leg.result,
    score: [leg.home_score, leg.away_score],
  };
};

/** The book's own word, or the hall's in words of the game. */
export const betRefusalOf = (stored: string | null): BetRefusal =>
  slipRefusals.find((own) => own === stored) ?? stakeRefusalOf(stored);

const resettlementStates = { owed: 'paying', stuck: 'paying', paid: 'done', waived: 'waived' } as const;

const presentSystem = ({ bet, legs }: PresentableBet, currency: CurrencyCode): BetView['system'] => {
  const folds = foldsOf(bet);
  if (!folds) return null;
  const parts = partsOf(legs);
  const combinations = combinationsOf(parts.length, folds);
  return {
    ...folds,
    combinations,
    alive: aliveOf(parts, folds),
    stake: toDecimal(minor(bet.stake_minor / BigInt(combinations)), currency),
  };
};

export const presentBet = (found: PresentableBet, currency: CurrencyCode): BetView => {
  const { bet, legs, payments } = found;
  const folds = foldsOf(bet);
  // A single or a multi keeps the price that it was taken at, also when it is lost.
  const prices = partsOf(legs).map((leg) => (folds || leg.result !== 'lost' ? countedPrice(leg) : leg.price));
  return {
    id: bet.id,
    state: stateOf(found),
    legs: legs.map(presentLeg),
    joints: [...new Map(legs.map((leg) => [leg.event_id, leg.joint_price]))].flatMap(([event, price]) =>
      price === null ? [] : [{ event, price }],
    ),
    stake: toDecimal(minor(bet.stake_minor), currency),
    system: presentSystem(found, currency),
    price: slipPrice(prices, folds),
    possibleReturn: toDecimal(
      minor(returnOf(bet.stake_minor - bet.cashed_stake_minor, prices, folds)),
      currency,
    ),
    cashed:
      bet.cashed_stake_minor === 0n
        ? null
        : {
            stake: toDecimal(minor(bet.cashed_stake_minor), currency),
            amount: toDecimal(minor(bet.cashed_minor), currency),
          },
    won: bet.won_minor === null ? null : toDecimal(minor(bet.won_minor), currency),
    resettlements: payments
      .filter(({ kind }) => kind === 'adjust')
      .map(({ amount_minor, owed_at, state }) => ({
        amount: toDecimal(minor(amount_minor), currency),
        at: owed_at.toISOString(),
        state: resettlementStates[state],
      })),
    placedAt: bet.placed_at.toISOString(),
    acceptAt: bet.accept_at?.toISOString() ?? null,
    settledAt: bet.judged_at?.toISOString() ?? bet.closed_at?.toISOString() ?? null,
    refusal: bet.state === 'refused' ? betRefusalOf(bet.refusal) : null,
  };
};
