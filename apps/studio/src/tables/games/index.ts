import type { TableBoard } from '@pavilion/provider-kit';
import type { ZodMiniType } from 'zod/mini';
import { type Reader, readerOf } from '../../shapes/reader.ts';
import type { Decisions, Made } from '../engine/decisions.ts';
import type { Below } from '../engine/ranges.ts';
import type { LastingShoe } from '../engine/shoe.ts';
import type { RoundCard, TableFacts, TableGame } from '../engine/tableGame.ts';
import { baccarat, baccaratOutcomeSchema, noCommissionBaccarat, squeezeBaccarat } from './baccarat.ts';
import { beamOutcomeSchema, beamWheel } from './beamWheel.ts';
import { blossomOutcomeSchema } from './blossomFacts.ts';
import { blossom } from './blossomPot.ts';
import { bulls, bullsRules } from './bulls.ts';
import { bullsPot, bullsPotOutcomeSchema } from './bullsPot.ts';
import { crestDuel, duelOutcomeSchema } from './crestDuel.ts';
import { dragonTiger, dragonTigerOutcomeSchema } from './dragonTiger.ts';
import { dukes, dukesRules } from './dukes.ts';
import { eightCarp, eightCarpOutcomeSchema } from './eightCarp.ts';
import { fanTan, fanTanOutcomeSchema } from './fanTan.ts';
import { fastThree } from './fastThree.ts';
import { fireflyTen, tenOutcomeSchema } from './fireflyTen.ts';
import { positionsSchemaOf } from './hands.ts';
import { boutOutcomeSchema, puppetBout } from './puppetBout.ts';
import { boatRace, hareRace, raceSchemaOf } from './race.ts';
import { roulette, rouletteOutcomeSchema } from './roulette.ts';
import { lanternsOutcomeSchema, sevenLanterns } from './sevenLanterns.ts';
import { sicBo } from './sicBo.ts';
import { sixMark, sixMarkOutcomeSchema } from './sixMark.ts';
import { threeCard, threeCardOutcomeSchema } from './threeCard.ts';
import { diceOutcomeSchema } from './threeDice.ts';
import { threeDigits, threeDigitsOutcomeSchema } from './threeDigits.ts';

/** An outcome as it is stored and shown: JSON that only its game can read. */
type StoredOutcome = Readonly<Record<string, unknown>>;

/** What an outcome means for the bets of its round. */
interface Judgement {
  readonly summary: () => string;
  /** Hundredths of the stake that come back, for what was chosen where hands are decided. */
  readonly payout: (spot: string, made?: Made) => number;
  /** How long it is shown. Milliseconds. */
  readonly showMs: () => number;
}

/** A game as the tables' engine runs it, knowing nothing of its outcomes. */
export interface ServedTable extends TableFacts {
  readonly draw: (below: Below, card: RoundCard) => Promise<StoredOutcome>;
  /** Throws when what was stored is no outcome of this game. */
  readonly judge: (stored: unknown, card: RoundCard) => Judgement;
  /** What a hall shows of stored outcomes, oldest first; throws likewise. */
  readonly board: (stored: readonly unknown[]) => TableBoard;
  /** The shoe that lasts, of stored outcomes; throws likewise. */
  readonly shoe?: LastingShoe<unknown>;
  /** What players decide after the draw, of stored outcomes; throws likewise. */
  readonly decisions?: Decisions<unknown>;
}

/** Decisions about outcomes as they are stored. */
const serveDecisions = <Outcome extends object>(
  { dealTo, streets, ...decisions }: Decisions<Outcome>,
  { outcomeOf, keep }: Reader<Outcome>,
): Decisions<unknown> => {
  return {
    ...decisions,
    ...(dealTo && {
      dealTo: async (spot, stored, below) => {
        const dealt = await dealTo(spot, outcomeOf(stored), below);
        keep(dealt, dealt);
        return dealt;
      },
    }),
    ...(streets && {
      streets: {
        count: streets.count,
        dealPot: async (spot, plays, street, below, stored) => {
          const dealt = await streets.dealPot(spot, plays, street, below, outcomeOf(stored));
          keep(dealt, dealt);
          return dealt;
        },
        paidAt: (spot, stored) => streets.paidAt(spot, outcomeOf(stored)),
        endOf: (stored) => streets.endOf(outcomeOf(stored)),
        showMs: (stored, streetsTold, viewers) => streets.showMs(outcomeOf(stored), streetsTold, viewers),
      },
    }),
    faceUp: (stored) => decisions.faceUp(outcomeOf(stored)),
    hand: (spot, stored, made) => decisions.hand(spot, outcomeOf(stored), made),
    next: (spot, stored, made) => decisions.next(spot, outcomeOf(stored), made),
    fallback: (spot, stored, made) => decisions.fallback(spot, outcomeOf(stored), made),
  };
};

const serve = <Outcome extends object>(
  { decisions, shoe, ...game }: TableGame<Outcome>,
  schema: ZodMiniType<Outcome>,
): ServedTable => {
  const reader = readerOf(schema);
  const { outcomeOf, keep } = reader;
  return {
    ...game,
    ...(shoe && { shoe: { rounds: shoe.rounds, cardsOf: (stored) => shoe.cardsOf(outcomeOf(stored)) } }),
    ...(decisions && { decisions: serveDecisions(decisions, reader) }),
    draw: async (below, card) => {
      const outcome = await game.draw(below, card);
      const stored = Object.fromEntries(Object.entries(outcome));
      keep(stored, outcome);
      return stored;
    },
    judge: (stored, card) => {
      const outcome = outcomeOf(stored);
      return {
        summary: () => game.summary(outcome),
        payout: (spot, made) => game.payout(spot, outcome, card, made),
        showMs: () => game.showMs?.(outcome) ?? game.clock.drawnMs,
      };
    },
    board: (stored) => game.board(stored.map(outcomeOf)),
  };
};

/** Every shared table that the studio runs. */
export const tableGames: readonly ServedTable[] = [
  serve(baccarat, baccaratOutcomeSchema),
  serve(roulette, rouletteOutcomeSchema),
  serve(threeDigits, threeDigitsOutcomeSchema),
  serve(hareRace, raceSchemaOf(hareRace)),
  serve(puppetBout, boutOutcomeSchema),
  serve(dragonTiger, dragonTigerOutcomeSchema),
  serve(sicBo, diceOutcomeSchema),
  serve(noCommissionBaccarat, baccaratOutcomeSchema),
  serve(squeezeBaccarat, baccaratOutcomeSchema),
  serve(fastThree, diceOutcomeSchema),
  serve(fireflyTen, tenOutcomeSchema),
  serve(sixMark, sixMarkOutcomeSchema),
  serve(bulls, positionsSchemaOf(bullsRules.cards)),
  serve(blossom, blossomOutcomeSchema),
  serve(dukes, positionsSchemaOf(dukesRules.cards)),
  serve(fanTan, fanTanOutcomeSchema),
  serve(beamWheel, beamOutcomeSchema),
  serve(eightCarp, eightCarpOutcomeSchema),
  serve(bullsPot, bullsPotOutcomeSchema),
  serve(boatRace, raceSchemaOf(boatRace)),
  serve(crestDuel, duelOutcomeSchema),
  serve(threeCard, threeCardOutcomeSchema),
  serve(sevenLanterns, lanternsOutcomeSchema),
];

export const findTable = (gameCode: string): ServedTable | undefined =>
  tableGames.find((table) => table.gameCode === gameCode);
