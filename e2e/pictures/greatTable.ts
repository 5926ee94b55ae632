import { waitFor } from '@pavilion/testing';
import type { createStudioApp } from '../../apps/studio/src/app.ts';
import { hmacOf, sha256 } from '../../apps/studio/src/fair/hash.ts';
import { greatestBetOf } from '../../apps/studio/src/returns/greatestWins.ts';
import { fingerprintOf } from '../../apps/studio/src/tables/commands/openRound.ts';
import { mixedText, openingsText } from '../../apps/studio/src/tables/engine/entropy.ts';
import { type Below, handEntropy, potDraw, rangesOf } from '../../apps/studio/src/tables/engine/ranges.ts';
import { cardOf, type RoundCard } from '../../apps/studio/src/tables/engine/tableGame.ts';
import { isDealt, seatTempers } from '../../apps/studio/src/tables/games/blossomFacts.ts';
import { shownSeats } from '../../apps/studio/src/tables/games/blossomPlay.ts';
import { blossom } from '../../apps/studio/src/tables/games/blossomPot.ts';
import { findTable, type ServedTable } from '../../apps/studio/src/tables/games/index.ts';
import { stakesIn } from '../../apps/studio/src/tables/rows.ts';
import { seekSeed } from './greatSeed.ts';

/**
 * Rounds of shared tables that pay what their greatest bet can: seeds are tried with the game's own draw, once everything else that
 * the draw follows from is told, and the round is drawn and paid like every other.
 */

type Db = Awaited<ReturnType<typeof createStudioApp>>['studio']['db'];

/** So many seeds are tried at most. */
const seedsTried = 200_000;
/** Pots are dealt to every seat for each. */
const potsTried = 20_000;

/** Where what pays most lies at a place that the rules do not name for it, or that takes long to be chosen. */
const spotsKnown: Readonly<Record<string, string>> = {
  'abacus-three': 'straight:000',
  'eight-carp-draw': 'pick:0204060810121416',
  'golden-blossom': 'seat:3',
};

/** The bet of a round with this card that pays most. */
const greatSpotOf = (table: ServedTable, card: RoundCard): string => {
  const known = spotsKnown[table.gameCode];
  if (known) return known;
  const { kind, spot } = greatestBetOf(table, card);
  if (kind !== 'trifecta') return spot;
  const weakest = card.strengths
    .map((strength, runner) => ({ strength, number: runner + 1 }))
    .sort((one, other) => one.strength - other.strength);
  return `${kind}:${weakest
    .slice(0, 3)
    .map(({ number }) => number)
    .join('-')}`;
};

const latestRound = (db: Db, gameCode: string) =>
  db
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', gameCode)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** What the open round's card makes the greatest bet. */
export const greatSpotNow = async (db: Db, gameCode: string): Promise<string> => {
  const table = findTable(gameCode);
  if (!table) throw new Error(`no table ${gameCode}`);
  const { server_seed_hash } = await latestRound(db, gameCode);
  return greatSpotOf(table, cardOf(table, server_seed_hash));
};

const belowOf = (serverSeed: string, entropy: string, round: number): Below =>
  rangesOf(hmacOf(serverSeed), entropy, round);

/** Everything that a closed round's draw follows from but for its seed, once every page has told its number. */
const closedRound = async (db: Db, gameCode: string) => {
  const round = await latestRound(db, gameCode);
  const bets = await waitFor(
    async () => {
      const drawn = await db
        .selectFrom('table_bet')
        .select(['id', 'entropy', 'opening', 'stakes'])
        .where('table_round_id', '=', round.id)
        .where('drawn', '=', true)
        .execute();
      return drawn.every(({ opening }) => opening !== null) ? drawn : undefined;
    },
    { what: `the numbers of round ${round.number} of ${gameCode}` },
  );
  if (round.state !== 'closed' || round.sealed_hash === null || round.sealing !== 'commitments')
    throw new Error(`round ${round.number} of ${gameCode} is not sealed by its pages' numbers`);
  return { round, bets, entropy: sha256(mixedText(round.sealed_hash, sha256(openingsText(bets)))) };
};

type ClosedRound = Awaited<ReturnType<typeof closedRound>>;

/** What the bets of a round pay with this seed, hundredths of one stake: at a pot that is played out, of the ante. */
const paysWith = async (
  table: ServedTable,
  { round, bets, entropy }: ClosedRound,
  serverSeed: string,
): Promise<number> => {
  const [bet] = bets;
  if (!bet) throw new Error(`nothing lies at ${table.gameCode}`);
  const spots = stakesIn(bet).map(({ spot }) => spot);
  if (table.gameCode === blossom.gameCode)
    return potWith(entropy, bet.id, spots[0] ?? '', round.number, serverSeed);
  const card = cardOf(table, round.server_seed_hash, round.shoe_gone);
  const outcome = await table.draw(belowOf(serverSeed, entropy, round.number), card);
  const { payout } = table.judge(outcome, card);
  return Math.max(...spots.map((spot) => payout(spot)));
};

/** How a pot is played that is to grow: everything is paid, from the first street on. */
export const greatPlay = ['look', 'raise-100', 'raise-200', 'hold-400'] as const;

/** What a seat takes of its pot that is played so; 0 where the pot is over before its last street. */
const potWith = async (
  entropy: string,
  slip: string,
  spot: string,
  round: number,
  serverSeed: string,
): Promise<number> => {
  const { streets } = blossom.decisions;
  const seat = Number(spot.slice(-1)) - 1;
  if (!streets || !blossom.pot) throw new Error('nobody plays for a pot');
  const plays = Array.from({ length: blossom.pot.seats }, (_, at) => (at === seat ? greatPlay : null));
  const below = belowOf(serverSeed, handEntropy(entropy, slip, potDraw), round);
  const bots = { hands: [], plays: [], tempers: [...seatTempers] };
  const played = await streets.dealPot(spot, plays, streets.count, below, bots);
  if (!isDealt(played) || shownSeats(played).length === 0) return 0;
  const { winner, pot, rake } = streets.endOf(played);
  return winner === seat + 1 ? pot - rake : 0;
};

/**
 * Gives the closed round of a table the seed with which its bets win most, of all that are tried. Where a card of strengths hangs on
 * the seed's fingerprint it stays as it was told. Answers what they win, hundredths of the stake.
 */
export const favourTable = async (db: Db, gameCode: string): Promise<number> => {
  const table = findTable(gameCode);
  if (!table) throw new Error(`no table ${gameCode}`);
  const closed = await closedRound(db, gameCode);
  const { id, number, server_seed_hash } = closed.round;
  const { serverSeed, won } = await seekSeed({
    of: `${gameCode} ${number}`,
    tries: table.pot && table.decisions ? potsTried : seedsTried,
    enough: greatestBetOf(table, cardOf(table, server_seed_hash)).pays,
    find: async (tried) => ({ won: await paysWith(table, closed, tried) }),
  });
  await db
    .updateTable('table_round')
    .set({
      server_seed: serverSeed,
      ...(!table.runners && { server_seed_hash: fingerprintOf(serverSeed) }),
    })
    .where('id', '=', id)
    .execute();
  return won;
};
