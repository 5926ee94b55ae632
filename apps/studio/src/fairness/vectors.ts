import { createHash, createHmac } from 'node:crypto';
import { minor, toDecimal } from '@pavilion/money';
import { eventIdOf, fixtureOf, pairingAt } from '../book/engine/fixtures.ts';
import { beginRun } from '../book/engine/run.ts';
import { type BookSport, bookSports } from '../book/views.ts';
import { drawNumbers, type Hmac } from '../fair/draw.ts';
import { beaconTimeOf, quicknet } from '../fair/quicknet.ts';
import { games } from '../games/index.ts';
import { entropyText, mixedText, openingsText } from '../tables/engine/entropy.ts';
import { type Below, handEntropy, rangesOf } from '../tables/engine/ranges.ts';
import { cardOf } from '../tables/engine/tableGame.ts';
import { type ServedTable, tableGames } from '../tables/games/index.ts';
import type { Sealing } from '../tables/rows.ts';
import { quicknetRounds } from './quicknetRounds.ts';
import { openingOf } from './sources.ts';

/**
 * Draws of every game with what they came to, for programs that recompute them (`docs/fairness.md`, "How a draw is made").
 * Everything follows from the seeds that stand in them.
 */

/** One number of a draw: which of how many. */
interface DrawnNumber {
  readonly below: number;
  readonly number: number;
}

interface Proof {
  /** 64 hex digits. */
  readonly serverSeed: string;
  /** SHA-256 of the seed's characters. */
  readonly serverSeedHash: string;
}

/** One step of a round that one player plays. */
export interface RoundVector extends Proof {
  readonly kind: 'round';
  readonly game: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** What the player did, as the game's page sends it. */
  readonly action: unknown;
  readonly numbers: readonly DrawnNumber[];
  readonly outcome: unknown;
  /** For a stake of 100.00, in its currency. */
  readonly win: string;
}

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
  readonly numbers: readonly DrawnNumber[];
  readonly outcome: unknown;
  readonly summary: string;
  /** The numbers of what a hand may take by its choices, where it is dealt cards of its own. */
  readonly hand?: { readonly slip: string; readonly spot: string; readonly numbers: readonly DrawnNumber[] };
}

/** The first steps of an event of the book. */
export interface EventVector extends Proof {
  readonly kind: 'event';
  readonly sport: BookSport;
  readonly event: string;
  readonly steps: readonly { readonly step: number; readonly numbers: readonly DrawnNumber[] }[];
}

export type Vector = RoundVector | TableVector | EventVector;

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

const hmacOf =
  (serverSeed: string): Hmac =>
  async (message) =>
    createHmac('sha256', serverSeed).update(message).digest();

const proofOf = (name: string): Proof => {
  const serverSeed = sha256(`vector of ${name}`);
  return { serverSeed, serverSeedHash: sha256(serverSeed) };
};

const stake = minor(10_000);
const currency = 'USD';
const clientSeed = '华庭 vectors';
const roundsEach = 3;
const stepsOfEvent = 12;

const noted =
  (below: Below, numbers: DrawnNumber[]): Below =>
  async (length) => {
    const number = await below(length);
    numbers.push({ below: length, number });
    return number;
  };

const roundVectors = (): Promise<RoundVector[]> =>
  Promise.all(
    games.flatMap((game) => {
      const proof = proofOf(game.gameCode);
      const hmac = hmacOf(proof.serverSeed);
      return Array.from({ length: roundsEach }, async (_, nonce): Promise<RoundVector> => {
        const numbers: DrawnNumber[] = [];
        const action = openingOf(game.gameCode);
        const { outcome, win } = await game.play({
          stake,
          currency,
          before: null,
          action,
          draw: async (sizes) => {
            const drawn = await drawNumbers(hmac, clientSeed, nonce, sizes);
            // A step that draws again reads the same numbers from the first one on.
            for (const [at, number] of drawn.entries()) numbers[at] = { below: sizes[at] ?? 0, number };
            return drawn;
          },
        });
        return {
          kind: 'round',
          game: game.gameCode,
          ...proof,
          clientSeed,
          nonce,
          action,
          numbers,
          outcome,
          win: toDecimal(win, currency),
        };
      });
    }),
  );

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

/** The hand of a round's first bet at the first place that plays one. */
const handOf = async (
  table: ServedTable,
  serverSeed: string,
  {
    entropy,
    round,
    contributions,
    outcome,
  }: Pick<TableVector, 'entropy' | 'round' | 'contributions' | 'outcome'>,
): Promise<TableVector['hand']> => {
  const { isHand, dealTo } = table.decisions ?? {};
  const slip = contributions[0]?.id;
  const spot = table.chances({ strengths: [] }).find((bet) => isHand?.(bet.spot ?? bet.kind))?.spot;
  if (!dealTo || slip === undefined || spot === undefined) return undefined;
  const numbers: DrawnNumber[] = [];
  const below = rangesOf(hmacOf(serverSeed), handEntropy(entropy, slip, spot), round);
  await dealTo(spot, outcome, noted(below, numbers));
  return { slip, spot, numbers };
};

const tableVectors = (): Promise<TableVector[]> =>
  Promise.all(
    tableGames.flatMap((table) => {
      const proof = proofOf(table.gameCode);
      const card = cardOf(table, proof.serverSeedHash);
      return tableRounds.map(async ({ sealing, bets }, place): Promise<TableVector> => {
        const round = place + 1;
        const contributions = contributionsOf(table, round, sealing, bets);
        const beacon = sealing === 'beacon' ? beaconOf(table, place) : null;
        const sealedHash = sha256(entropyText(contributions));
        const entropy = entropyOf({ contributions, sealing, sealedHash, beacon });
        const numbers: DrawnNumber[] = [];
        const below = noted(rangesOf(hmacOf(proof.serverSeed), entropy, round), numbers);
        const outcome = await table.draw(below, card);
        const hand = await handOf(table, proof.serverSeed, { entropy, round, contributions, outcome });
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
          numbers,
          outcome,
          summary: table.judge(outcome, card).summary,
          ...(hand && { hand }),
        };
      });
    }),
  );

const eventVectors = (): Promise<EventVector[]> =>
  Promise.all(
    bookSports.map(async (sport): Promise<EventVector> => {
      const event = eventIdOf(sport, 0);
      const proof = proofOf(event);
      const hmac = hmacOf(proof.serverSeed);
      let run = beginRun(
        fixtureOf({ id: event, sport, ...pairingAt(sport, 0), fingerprint: proof.serverSeedHash }),
      );
      const steps: { step: number; numbers: DrawnNumber[] }[] = [];
      while (steps.length < stepsOfEvent && !run.isFinished) {
        const step = run.steps + 1;
        const numbers: DrawnNumber[] = [];
        run = await run.next(noted(rangesOf(hmac, event, step), numbers));
        steps.push({ step, numbers });
      }
      return { kind: 'event', sport, event, ...proof, steps };
    }),
  );

/** The same vectors every time. */
export const makeVectors = async (): Promise<Vector[]> => [
  ...(await roundVectors()),
  ...(await tableVectors()),
  ...(await eventVectors()),
];

/** One vector a line. */
export const vectorsText = (vectors: readonly Vector[]): string =>
  `[\n${vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n')}\n]\n`;
