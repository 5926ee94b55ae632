import { createHmac } from 'node:crypto';
import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import type { Db } from '../infra/studio.ts';
import type { Decisions, Made, Streets } from './engine/decisions.ts';
import { type Below, handEntropy, potDraw, rangesOf } from './engine/ranges.ts';
import { cardOf } from './engine/tableGame.ts';
import type { ServedTable } from './games/index.ts';
import type { PotPlay } from './potPlays.ts';
import { stakesIn, type TableBetRow, type TableChoiceRow, type TableRoundRow } from './rows.ts';
import type { HandView } from './views.ts';

/** Choices of one slip, in the order in which they were tried. */
export type Choices = readonly TableChoiceRow[];

/** The choices of these slips, by slip. */
export const readChoices = async (
  db: Db,
  betIds: readonly string[],
): Promise<(bet: Pick<TableBetRow, 'id'>) => Choices> => {
  if (betIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('table_choice')
    .selectAll()
    .where('table_bet_id', 'in', betIds)
    .orderBy('number')
    .execute();
  const bySlip = Map.groupBy(rows, ({ table_bet_id }) => table_bet_id);
  return ({ id }) => bySlip.get(id) ?? [];
};

/** In the order in which they were made. */
const takenOn = (choices: Choices, spot: string): Choices =>
  choices
    .filter((choice) => choice.spot === spot && choice.state === 'taken')
    .sort((one, other) => one.nth - other.nth);

/** What was chosen for a hand, in order. */
export const madeOn = (choices: Choices, spot: string): Made =>
  takenOn(choices, spot).map(({ choice }) => choice);

/** Whether the last choice of a hand is what the clock has left it to. */
const isTimedOut = (choices: Choices, spot: string): boolean =>
  takenOn(choices, spot).at(-1)?.action_id === null;

/** What the choices of a hand have raised. Minor units. */
export const raisedOn = (choices: Choices, spot: string): bigint =>
  takenOn(choices, spot).reduce((sum, { stake_minor }) => sum + stake_minor, 0n);

/** The same for a slip, all its hands together. */
export const raisedBy = (choices: Choices): bigint =>
  choices.reduce((sum, { state, stake_minor }) => sum + (state === 'taken' ? stake_minor : 0n), 0n);

/** A hand that ran out of time while its raise was in doubt. */
export const isVoidHand = (choices: Choices, spot: string): boolean =>
  choices.some((choice) => choice.spot === spot && choice.voids);

/** The spots of a slip that play a hand. */
export const handsIn = (
  { isHand }: Pick<Decisions<unknown>, 'isHand'>,
  bet: Pick<TableBetRow, 'stakes'>,
): string[] =>
  stakesIn(bet)
    .map(({ spot }) => spot)
    .filter(isHand);

/** A choice whose raise nobody can say of yet whether it is taken. */
const inDoubt = ['staking', 'reversing', 'stuck'] as const satisfies TableChoiceRow['state'][];

export const isInDoubt = ({ state }: Pick<TableChoiceRow, 'state'>): boolean =>
  inDoubt.some((known) => known === state);

/** What hands need to know of their round. */
export type HandRound = Pick<
  TableRoundRow,
  'number' | 'state' | 'server_seed' | 'server_seed_hash' | 'entropy' | 'outcome' | 'street'
>;

/** A hand with its own cards. */
export interface DealtHand {
  readonly next: (made: Made) => readonly string[];
  readonly fallback: (made: Made) => string;
  readonly view: (made: Made) => unknown;
  /** Hundredths of the first stake that come back. */
  readonly payout: (made: Made) => number;
}

/** A slip, and what has been chosen at its pot where it lies in one. */
export interface PlayedSlip {
  readonly id: string;
  readonly play: PotPlay | undefined;
}

/**
 * The hand that a spot of a slip plays: with cards of its own where choices take any (`Decisions.dealTo`), with those of its pot where
 * seats play against one another (`Decisions.streets`).
 */
export const dealHand = async (
  table: Pick<ServedTable, 'judge' | 'runners'>,
  decisions: Decisions<unknown>,
  round: HandRound,
  slip: PlayedSlip,
  spot: string,
): Promise<DealtHand> => {
  const dealt = await dealtTo(decisions, round, slip, spot);
  return {
    next: (made) => decisions.next(spot, dealt, made),
    fallback: (made) => decisions.fallback(spot, dealt, made),
    view: (made) => decisions.hand(spot, dealt, made),
    payout: (made) => table.judge(dealt, cardOf(table, round.server_seed_hash)).payout(spot, made),
  };
};

/** Hands that were dealt lately: everybody's are asked about at every look, and follow from what is in their key. */
const dealtLately = new Map<string, Promise<unknown>>();
const dealtMax = 4_000;

/** The street that a pot stands before: after its last once its round is told. */
const streetOf = ({ count }: Streets<unknown>, { state, street }: HandRound): number =>
  state === 'deciding' || state === 'void' ? street : count;

const dealtTo = (
  decisions: Decisions<unknown>,
  round: HandRound,
  { id, play }: PlayedSlip,
  spot: string,
): Promise<unknown> => {
  const { dealTo, streets } = decisions;
  if (streets) {
    if (!play) throw new Error(`slip ${id} lies in no pot`);
    return dealPot(streets, round, play, streetOf(streets, round), spot);
  }
  if (!dealTo) return Promise.resolve(round.outcome);
  return dealtOnce([id, spot, JSON.stringify(round.outcome)], round, async () =>
    dealTo(spot, round.outcome, belowOf(round, id, spot)),
  );
};

/** A pot as it stands before a street, told to the hand at `spot` or to nobody. */
export const dealPot = (
  streets: Streets<unknown>,
  round: HandRound,
  { founder, plays }: PotPlay,
  street: number,
  spot = '',
): Promise<unknown> =>
  dealtOnce([founder, spot, street, JSON.stringify(plays)], round, async () =>
    streets.dealPot(spot, plays, street, belowOf(round, founder, potDraw), round.outcome),
  );

const dealtOnce = (
  asked: readonly (string | number)[],
  { server_seed_hash, entropy }: HandRound,
  deal: () => Promise<unknown>,
): Promise<unknown> => {
  const key = [server_seed_hash, entropy, ...asked].join();
  const known = dealtLately.get(key);
  if (known) return known;
  const dealt = deal();
  dealtLately.set(key, dealt);
  dealt.catch(() => dealtLately.delete(key));
  for (const oldest of dealtLately.keys()) {
    if (dealtLately.size <= dealtMax) break;
    dealtLately.delete(oldest);
  }
  return dealt;
};

/** Numbers of a draw that belongs to one hand of a slip, or to the pot that it has founded. */
const belowOf = ({ number, server_seed, entropy }: HandRound, slipId: string, spot: string): Below => {
  if (entropy === null) throw new Error(`round ${number} is not drawn`);
  const hmac = async (message: string) => createHmac('sha256', server_seed).update(message).digest();
  return rangesOf(hmac, handEntropy(entropy, slipId, spot), number);
};

const presentHand = (
  hand: DealtHand,
  spot: string,
  round: HandRound,
  choices: Choices,
  currency: CurrencyCode,
): HandView => {
  const made = madeOn(choices, spot);
  const isRaising = choices.some((choice) => choice.spot === spot && isInDoubt(choice));
  const isVoid = isVoidHand(choices, spot);
  const isOpen = round.state === 'deciding' && !isRaising && !isVoid;
  const next = isOpen ? hand.next(made) : [];
  return {
    spot,
    made: [...made],
    next: [...next],
    view: hand.view(made),
    raised: toDecimal(minor(raisedOn(choices, spot)), currency),
    state: isVoid ? 'void' : isRaising ? 'raising' : next.length > 0 ? 'open' : 'done',
    ...(isTimedOut(choices, spot) && { timedOut: true }),
  };
};

/** The hands of a slip as its player sees them; `undefined` where there are none. */
export const presentHands = async (
  table: ServedTable | undefined,
  round: HandRound,
  bet: Pick<TableBetRow, 'id' | 'stakes' | 'state'>,
  choices: Choices,
  play: PotPlay | undefined,
  currency: CurrencyCode,
): Promise<HandView[] | undefined> => {
  const isPlayed = bet.state === 'taken' || bet.state === 'owed' || bet.state === 'settled';
  if (!table?.decisions || round.outcome === null || !isPlayed) return undefined;
  const { decisions } = table;
  const hands = await Promise.all(
    handsIn(decisions, bet).map(async (spot) =>
      presentHand(
        await dealHand(table, decisions, round, { id: bet.id, play }, spot),
        spot,
        round,
        choices,
        currency,
      ),
    ),
  );
  return hands.length > 0 ? hands : undefined;
};
