import { type Decisions, type Made, voidMade } from '../engine/decisions.ts';
import type { Below } from '../engine/ranges.ts';
import { dealInTurn } from '../engine/shoe.ts';
import type { TableGame } from '../engine/tableGame.ts';
import { bankerBlossom } from './bankerBlossom.ts';
import { blossomRules } from './blossom.ts';
import {
  type BlossomOutcome,
  type BlossomView,
  blossomDecideMs,
  blossomFacts,
  blossomOutcomeSchema,
  type Dealt,
  isDealt,
  seatOf,
  seatTempers,
  type Temper,
} from './blossomFacts.ts';
import {
  type BlossomDeal,
  blossomSeats,
  blossomShow,
  choicesAt,
  compareCosts,
  costOf,
  costs,
  madeBefore,
  paidBy,
  potEndOf,
  showMsOf,
  shownSeats,
  standingOf,
  streetCount,
  streetsOf,
} from './blossomPlay.ts';
import { positionsSchemaOf } from './hands.ts';

/**
 * Three cards, six seats, members against members (decision 0385). The draw of the round deals the open table, at which six bots play
 * for everybody to watch; each pot of members is dealt by numbers of its own.
 */

/** Whether a stored outcome is of before. */
export const isBankerRound = (stored: unknown): boolean =>
  positionsSchemaOf(blossomRules.cards).safeParse(stored).success;

const dealt = (outcome: BlossomOutcome): Dealt => {
  if (!isDealt(outcome)) throw new Error('a round against the banker has no pots');
  return outcome;
};

let bots: typeof import('./blossomBots.ts') | undefined;

/** Cards for six seats, one by one in turn, then what bots leave to chance: of each street, of each seat. */
const dealPot = async (
  below: Below,
  plays: readonly (Made | null)[],
  street: number,
  tempers: readonly Temper[] | undefined,
): Promise<BlossomDeal> => {
  const hands = await dealInTurn(below, blossomSeats.length, blossomRules.cards);
  // Whoever checks a round of another game has no use for the table that bots play by.
  bots ??= await import('./blossomBots.ts');
  const { botChoices, drawBotChances, rulesAt } = bots;
  let played = plays.map((made): Made => (made === null ? [] : madeBefore(made, street)));
  for (let now = 0; now < street; now += 1) {
    const standing = standingOf({ hands, plays: played }, now);
    const next: Made[] = [];
    const chances = await drawBotChances(below, played.length);
    for (const [seat, made] of played.entries()) {
      const chance = chances[seat] ?? [0, 0];
      const isPlaying = plays[seat] === null && !standing.isOver && standing.staying.includes(seat);
      const rules = rulesAt(tempers, seat);
      const chosen = isPlaying ? botChoices(hands[seat] ?? [], made, standing, now, chance, rules) : [];
      next.push([...made, ...chosen]);
    }
    played = next;
  }
  return { hands, plays: played };
};

/** A pot as its seats know it before a street, with whose turn it is told from the spot. */
const standingAt = (outcome: BlossomOutcome) => {
  const pot = dealt(outcome);
  const { seat = 0, street = 0 } = pot;
  const standing = standingOf(pot, street);
  return { ...pot, ...standing, seat, street, isTold: street >= streetCount };
};

const decisions: Decisions<BlossomOutcome> = {
  decideMs: blossomDecideMs,
  choices: [
    'look',
    'fold',
    ...costs.map((cost) => `hold-${cost}`),
    ...costs.map((cost) => `raise-${cost}`),
    ...compareCosts.flatMap((cost) => blossomSeats.map((seat) => `compare-${cost}-${seat}`)),
  ],
  isHand: (spot) => seatOf(spot) !== undefined,
  streets: {
    count: streetCount,
    dealPot: async (spot, plays, street, below, round) => {
      // A pot is played on by the bots with which its round was drawn.
      const { tempers } = dealt(round);
      const pot = await dealPot(below, plays, street, tempers);
      return {
        ...(tempers && { tempers }),
        hands: pot.hands.map((hand) => [...hand]),
        plays: pot.plays.map((made) => [...made]),
        seat: seatOf(spot) ?? 0,
        street,
      };
    },
    paidAt: (spot, outcome) => paidBy(dealt(outcome).plays[seatOf(spot) ?? 0] ?? []),
    endOf: (outcome) => potEndOf(dealt(outcome)),
    showMs: (outcome, streetsTold, viewers) => showMsOf(dealt(outcome), streetsTold, viewers),
  },
  faceUp: () => null,
  hand: (_, outcome, made): BlossomView => {
    const { hands, plays, seat, street, staying, price, isOver, isTold, tempers, duels } =
      standingAt(outcome);
    const shown = isTold ? shownSeats({ hands, plays }) : [];
    // A void hand has put nothing in, whatever its player has chosen.
    const now = plays.map((chosen, at) => (at === seat && !chosen.includes(voidMade) ? made : chosen));
    const isDone = isTold || isOver;
    return {
      seat,
      street,
      price,
      pot: now.reduce((sum, chosen) => sum + paidBy(chosen), 0),
      cards: made.includes('look') || isDone ? [...(hands[seat] ?? [])] : null,
      seats: now.map((chosen, at) => ({
        made: [...chosen],
        isIn: staying.includes(at) && !chosen.includes('fold') && !chosen.includes(voidMade),
        cards: shown.includes(at) ? [...(hands[at] ?? [])] : null,
      })),
      winner: isDone ? potEndOf({ hands, plays }).winner : null,
      ...(tempers && { tempers: [...tempers] }),
      ...(duels.length > 0 && { duels: duels.map((duel) => ({ ...duel })) }),
    };
  },
  next: (_, outcome, made) => {
    const { seat, street, staying, price, isOver, isTold } = standingAt(outcome);
    const isAsked = !isTold && !isOver && staying.includes(seat) && streetsOf(made).length === street;
    const others = staying.filter((other) => other !== seat);
    return isAsked ? choicesAt(price, street, made.includes('look'), others) : [];
  },
  raise: costOf,
  fallback: () => 'fold',
};

/** What comes back at a seat of a pot that is played out, hundredths of the ante. */
const potBack = (outcome: Dealt, spot: string): number => {
  const { winner, pot, rake } = potEndOf(outcome);
  return (outcome.seat ?? seatOf(spot)) === winner - 1 ? pot - rake : 0;
};

const winnersOf = (outcome: BlossomOutcome): number[] => {
  if (isDealt(outcome)) return [potEndOf(outcome).winner];
  const summary = bankerBlossom.summary(outcome);
  return summary === '0' ? [] : summary.split('-').map(Number);
};

/** The open table, at which bots alone play. */
const drawOpen = async (below: Below, tempers?: Temper[]): Promise<Dealt> => {
  const { hands, plays } = await dealPot(
    below,
    blossomSeats.map(() => null),
    streetCount,
    tempers,
  );
  return {
    hands: hands.map((hand) => [...hand]),
    plays: plays.map((made) => [...made]),
    ...(tempers && { tempers }),
  };
};

/** Whether a stored outcome is of when all bots played alike. */
const isOfAlike = (stored: unknown): boolean => {
  const outcome = blossomOutcomeSchema.safeParse(stored).data;
  return outcome !== undefined && isDealt(outcome) && outcome.tempers === undefined;
};

export const blossom: TableGame<BlossomOutcome> & { readonly decisions: Decisions<BlossomOutcome> } = {
  ...blossomFacts,
  draw: (below) => drawOpen(below, [...seatTempers]),
  drawFormer: (stored) => (isOfAlike(stored) ? (below) => drawOpen(below) : undefined),
  payout: (spot, outcome, card) => {
    if (!isDealt(outcome)) return bankerBlossom.payout(spot, outcome, card);
    // A bet against the banker that was open when members began to play against each other comes back.
    return seatOf(spot) === undefined ? 100 : potBack(outcome, spot);
  },
  decisions,
  // Of the open table alone: pots say themselves how long they need.
  showMs: () => blossomShow.length,
  // Seats and positions of before must not be taken for each other.
  summary: (outcome) =>
    isDealt(outcome) ? `seat:${potEndOf(outcome).winner}` : bankerBlossom.summary(outcome),
  board: (outcomes) => ({ kind: 'winners', results: outcomes.map(winnersOf) }),
};
