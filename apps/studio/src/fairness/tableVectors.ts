import { hmacOf, sha256 } from '../fair/hash.ts';
import { beaconTimeOf, quicknet } from '../fair/quicknet.ts';
import type { Made } from '../tables/engine/decisions.ts';
import { entropyText, mixedText, openingsText } from '../tables/engine/entropy.ts';
import { type Below, handEntropy, potDraw, rangesOf } from '../tables/engine/ranges.ts';
import { type Gone, goneWith, nothingGone } from '../tables/engine/shoe.ts';
import { cardOf, type RoundCard } from '../tables/engine/tableGame.ts';
import { blossomOutcomeSchema, isDealt } from '../tables/games/blossomFacts.ts';
import { type ServedTable, tableGames } from '../tables/games/index.ts';
import type { Sealing } from '../tables/rows.ts';
import { type DrawnNumber, type Proof, proofOf } from './proof.ts';
import { quicknetRounds } from './quicknetRounds.ts';
import { spotsOf, ticketsIn } from './tableSpots.ts';

/** Rounds of the shared tables, with what comes back for every bet that wins. */

/** A round of a shared table. */
export interface TableVector extends Proof {
  readonly kind: 'table';
  readonly game: string;
  readonly round: number;
  readonly contributions: readonly {
    readonly id: string;
    readonly entropy: string;
    readonly opening: string | null;
  }[];
  readonly sealing: Sealing;
  /** SHA-256 of the list of contributions, as hex digits. */
  readonly sealedHash: string;
  /** The beacon's round, when it is signed, the last moment of a seal that it decides over, and its signature. */
  readonly beacon: {
    readonly round: number;
    readonly time: string;
    readonly sealedAt: string;
    readonly signature: string;
  } | null;
  /** What the numbers are drawn with, as hex digits. */
  readonly entropy: string;
  readonly strengths: readonly number[];
  /** The shoe, where it lasts, with the cards of its earlier rounds. */
  readonly shoe?: ShoeVector;
  readonly numbers: readonly DrawnNumber[];
  readonly outcome: unknown;
  readonly summary: string;
  /**
   * Hundredths of the stake that come back, of every place that gets anything back; an ante is played on with, other hands take no
   * card. Of places that are too many to be listed, some.
   */
  readonly back: Readonly<Record<string, number>>;
  /** Of `back`: the tickets among those that are too many to be listed, paid or not. */
  readonly tickets?: readonly string[];
  /** What a hand takes by its choices, where it is dealt cards of its own. */
  readonly hand?: HandVector;
  /** A pot of members, where each pot is dealt cards of its own. */
  readonly pot?: PotVector;
}

interface ShoeVector {
  readonly from: number;
  readonly round: number;
  readonly gone: Gone;
  readonly earlier: readonly (readonly number[])[];
}

interface HandVector {
  readonly slip: string;
  readonly spot: string;
  readonly numbers: readonly DrawnNumber[];
  /** What its player has chosen, and what comes back of all that was staked, in hundredths of the first stake. */
  readonly made: Made;
  readonly back: number;
}

interface PotVector {
  /** The slip whose id is the first as text. */
  readonly slip: string;
  /** By seat: what a member has chosen; `null` for a bot. */
  readonly plays: readonly (Made | null)[];
  readonly numbers: readonly DrawnNumber[];
  readonly hands: readonly (readonly number[])[];
  /** By seat: what everybody has chosen. */
  readonly made: readonly Made[];
  /** From 1; amounts in hundredths of the ante. */
  readonly winner: number;
  readonly pot: number;
  readonly rake: number;
}

export const noted =
  (below: Below, numbers: DrawnNumber[]): Below =>
  async (length) => {
    const number = await below(length);
    numbers.push({ below: length, number });
    return number;
  };

/** How the lists of the rounds of each table are sealed, and how many bets are in them. */
const tableRounds: readonly { readonly sealing: Sealing; readonly bets: number }[] = [
  { sealing: 'none', bets: 2 },
  { sealing: 'beacon', bets: 0 },
  { sealing: 'beacon', bets: 2 },
  { sealing: 'commitments', bets: 3 },
];

/** The second bet of each round was never opened. */
const contributionsOf = (table: ServedTable, round: number, sealing: Sealing, bets: number) =>
  Array.from({ length: bets }, (_, place) => {
    const number = sha256(`entropy ${table.gameCode} ${round} ${place}`).slice(0, 32);
    const isCommitted = sealing === 'commitments';
    return {
      id: `bet-${sha256(`${table.gameCode} ${round} ${place}`).slice(0, 12)}`,
      entropy: isCommitted ? sha256(number) : number,
      opening: isCommitted && place !== 1 ? number : null,
    };
  });

/** One of the rounds that drand has published. */
const beaconOf = (table: ServedTable, place: number): NonNullable<TableVector['beacon']> => {
  const at = tableGames.indexOf(table) + place;
  const { round, signature } = quicknetRounds[at % quicknetRounds.length] ?? quicknetRounds[0];
  const timeMs = beaconTimeOf(quicknet, round);
  return {
    round,
    time: new Date(timeMs).toISOString(),
    sealedAt: new Date(timeMs - 1_000).toISOString(),
    signature,
  };
};

const entropyOf = ({
  contributions,
  sealing,
  sealedHash,
  beacon,
}: Pick<TableVector, 'contributions' | 'sealing' | 'sealedHash' | 'beacon'>): string => {
  if (sealing === 'none') return sealedHash;
  const later = beacon ? Buffer.from(beacon.signature, 'hex') : openingsText(contributions);
  return sha256(mixedText(sealedHash, sha256(later)));
};

type Told = Pick<TableVector, 'entropy' | 'round' | 'contributions' | 'outcome'>;

/** What a hand chooses here: whatever comes first of these, so that it splits, doubles or takes what it can. */
const chosenFirst = ['decline', 'split', 'double', 'hit', 'stand'] as const;

/** The hand of a round's first bet at the first place that plays one. */
const handOf = async (
  table: ServedTable,
  serverSeed: string,
  card: RoundCard,
  { entropy, round, contributions, outcome }: Told,
): Promise<HandVector | undefined> => {
  const { isHand, dealTo, next } = table.decisions ?? {};
  const slip = contributions[0]?.id;
  const spot = table.chances(card).find((bet) => isHand?.(bet.spot ?? bet.kind))?.spot;
  if (!dealTo || !next || slip === undefined || spot === undefined) return undefined;
  const numbers: DrawnNumber[] = [];
  const below = rangesOf(hmacOf(serverSeed), handEntropy(entropy, slip, spot), round);
  const dealt = await dealTo(spot, outcome, noted(below, numbers));
  const made: string[] = [];
  for (;;) {
    const offered = next(spot, dealt, made);
    const choice = chosenFirst.find((one) => offered.includes(one));
    if (choice === undefined) break;
    made.push(choice);
  }
  return { slip, spot, numbers, made, back: table.judge(dealt, card).payout(spot, made) };
};

/** What members at the first and the third seat of a pot have chosen; bots play the others. */
const potPlays: readonly (Made | null)[] = [
  ['look', 'raise-100', 'hold-200', 'hold-200'],
  null,
  ['hold-50', 'look', 'hold-200', 'fold'],
  null,
  null,
  null,
];

/** The same where both compare in the second street: the third with the first, and the first with a bot. */
const comparedPlays: readonly (Made | null)[] = [
  ['look', 'raise-100', 'compare-400-6', 'hold-200'],
  null,
  ['hold-50', 'compare-200-1', 'look', 'hold-200'],
  null,
  null,
  null,
];

const potOf = async (
  table: ServedTable,
  serverSeed: string,
  { entropy, round, contributions, outcome }: Told,
): Promise<PotVector | undefined> => {
  const { streets } = table.decisions ?? {};
  const [slip] = contributions.map(({ id }) => id).sort();
  if (!streets || slip === undefined) return undefined;
  const numbers: DrawnNumber[] = [];
  const below = noted(rangesOf(hmacOf(serverSeed), handEntropy(entropy, slip, potDraw), round), numbers);
  const plays = round % 2 === 0 ? comparedPlays : potPlays;
  const dealt = await streets.dealPot('seat:1', plays, streets.count, below, outcome);
  const pot = blossomOutcomeSchema.parse(dealt);
  if (!isDealt(pot)) throw new Error('no pot was dealt');
  const { hands, plays: made } = pot;
  return { slip, plays, numbers, hands, made, ...streets.endOf(dealt) };
};

/** Places that a round pays, and what they pay. */
const backOf = (table: ServedTable, card: RoundCard, outcome: Readonly<Record<string, unknown>>) => {
  const { payout } = table.judge(outcome, card);
  const tickets = ticketsIn(table, outcome);
  const spots = [...spotsOf(table), ...tickets];
  const made = table.gameCode === 'moonlit-three' ? ['play'] : [];
  const back = Object.fromEntries(
    spots.flatMap((spot) => {
      const hundredths = payout(spot, made);
      return hundredths > 0 ? [[spot, hundredths]] : [];
    }),
  );
  return { back, ...(tickets.length > 0 && { tickets }) };
};

/** How a round of a table is told and drawn. */
interface Plan {
  readonly table: ServedTable;
  readonly round: number;
  readonly sealing: Sealing;
  readonly bets: number;
  readonly shoe?: ShoeVector;
}

const vectorOf = async ({ table, round, sealing, bets, shoe }: Plan): Promise<TableVector> => {
  const proof = proofOf(table.gameCode);
  const card = cardOf(table, proof.serverSeedHash, shoe?.gone);
  const contributions = contributionsOf(table, round, sealing, bets);
  const beacon = sealing === 'beacon' ? beaconOf(table, round - 1) : null;
  const sealedHash = sha256(entropyText(contributions));
  const entropy = entropyOf({ contributions, sealing, sealedHash, beacon });
  const numbers: DrawnNumber[] = [];
  const below = noted(rangesOf(hmacOf(proof.serverSeed), entropy, round), numbers);
  const outcome = await table.draw(below, card);
  const told = { entropy, round, contributions, outcome };
  const hand = await handOf(table, proof.serverSeed, card, told);
  const pot = await potOf(table, proof.serverSeed, told);
  return {
    kind: 'table',
    game: table.gameCode,
    ...proof,
    round,
    contributions,
    sealing,
    sealedHash,
    beacon,
    entropy,
    strengths: card.strengths,
    ...(shoe && { shoe }),
    numbers,
    outcome,
    summary: table.judge(outcome, card).summary(),
    ...backOf(table, card, outcome),
    ...(hand && { hand }),
    ...(pot && { pot }),
  };
};

/** A whole shoe after the rounds of before shoes lasted: its first round, one from its middle and the last two are told. */
const shoeVectors = async (table: ServedTable): Promise<TableVector[]> => {
  if (!table.shoe) return [];
  const { rounds, cardsOf } = table.shoe;
  const from = tableRounds.length + 1;
  const earlier: (readonly number[])[] = [];
  const vectors: TableVector[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const shoe = { from, round, gone: goneWith(nothingGone, earlier.flat()), earlier: [...earlier] };
    const vector = await vectorOf({ table, round: from + round - 1, sealing: 'commitments', bets: 2, shoe });
    if (round === 1 || round === Math.ceil(rounds / 2) || round >= rounds - 1) vectors.push(vector);
    earlier.push(cardsOf(vector.outcome));
  }
  return vectors;
};

export const tableVectors = async (): Promise<TableVector[]> => {
  const vectors = tableGames.map(async (table) => [
    ...(await Promise.all(
      tableRounds.map((sealed, place) => vectorOf({ table, round: place + 1, ...sealed })),
    )),
    ...(await shoeVectors(table)),
  ]);
  return (await Promise.all(vectors)).flat();
};
