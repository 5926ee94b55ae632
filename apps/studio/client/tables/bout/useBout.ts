import type { RoundCard, TableGame } from '../../../src/tables/engine/tableGame.ts';
import {
  crestDuel,
  duelOutcomeSchema,
  duelPrice,
  duelWinner,
  handicapSpot,
  pointScores,
  roundCounts,
  roundLines,
} from '../../../src/tables/games/crestDuel.ts';
import {
  boutOutcomeSchema,
  boutPrice,
  fourScores,
  passCounts,
  passHandicapSpot,
  puppetBout,
  streakLengths,
} from '../../../src/tables/games/puppetBout.ts';
import { useTable } from '../shell/context.ts';
import type { Fight } from './fight.ts';

/** What the page of a bout needs of its game. */
interface Bout {
  /** How long the stage has. Milliseconds. */
  readonly stageMs: number;
  readonly hasDraw: boolean;
  readonly exchange: Exchange;
  /** The places to bet on, by what they are bets on. */
  readonly groups: readonly { readonly id: BoutGroup; readonly rows: readonly (readonly string[])[] }[];
  readonly price: (card: RoundCard, spot: string) => number;
  /** What a place is paid; 0 for what is no outcome of this game. */
  readonly pays: (spot: string, outcome: unknown, card: RoundCard) => number;
  readonly fightOf: (outcome: unknown) => Fight | null;
}
/** What an exchange is: a pass, which only tells the story, or a round, which counts. */
export type Exchange = 'pass' | 'round';
export type BoutGroup =
  | 'win'
  | 'combined'
  | 'passes'
  | 'passHandicap'
  | 'course'
  | 'method'
  | 'rounds'
  | 'handicap'
  | 'score';

const outcomesOf = <Outcome>(
  game: TableGame<Outcome>,
  read: (outcome: unknown) => Outcome | undefined,
  fight: (outcome: Outcome) => Fight,
): Pick<Bout, 'stageMs' | 'pays' | 'fightOf'> => ({
  stageMs: game.clock.drawnMs,
  pays: (spot, told, card) => {
    const outcome = read(told);
    return outcome === undefined ? 0 : game.payout(spot, outcome, card);
  },
  fightOf: (told) => {
    const outcome = read(told);
    return outcome === undefined ? null : fight(outcome);
  },
});

const puppets: Bout = {
  hasDraw: true,
  exchange: 'pass',
  groups: [
    {
      id: 'win',
      rows: [
        ['meron', 'draw', 'wala'],
        ['or-draw:meron', 'or-draw:wala'],
      ],
    },
    {
      id: 'combined',
      rows: [
        ['win-under:meron', 'win-under:wala'],
        ['win-over:meron', 'win-over:wala'],
        ['ahead:meron', 'ahead:wala'],
        ['comeback:meron', 'comeback:wala'],
      ],
    },
    {
      id: 'passes',
      rows: [
        ['under', 'over', 'odd', 'even'],
        passCounts.map((count) => `passes:${count}`),
        ['first:meron', 'first:wala'],
        ['last:meron', 'last:wala'],
      ],
    },
    {
      id: 'passHandicap',
      rows: [
        ['lead:meron', 'lead:even', 'lead:wala'],
        [passHandicapSpot('meron', -1.5), passHandicapSpot('wala', 1.5)],
        [passHandicapSpot('meron', 1.5), passHandicapSpot('wala', -1.5)],
        [passHandicapSpot('meron', -2.5), passHandicapSpot('wala', 2.5)],
        [passHandicapSpot('meron', 2.5), passHandicapSpot('wala', -2.5)],
      ],
    },
    {
      id: 'course',
      rows: [
        fourScores.map((score) => `four:${score}`),
        streakLengths.map((length) => `streak:${length}`),
        ['sweep:meron', 'sweep:wala'],
      ],
    },
  ],
  price: boutPrice,
  ...outcomesOf(
    puppetBout,
    (outcome) => boutOutcomeSchema.safeParse(outcome).data,
    ({ passes, winner }) => ({ exchanges: passes, winner, crest: false }),
  ),
};

const duel: Bout = {
  hasDraw: false,
  exchange: 'round',
  groups: [
    {
      id: 'win',
      rows: [
        ['meron', 'wala'],
        ['first:meron', 'first:wala'],
      ],
    },
    {
      id: 'method',
      rows: [
        ['crest:meron', 'crest:wala'],
        ['points:meron', 'points:wala'],
      ],
    },
    {
      id: 'rounds',
      rows: [
        ...roundLines.map((line) => [`under:${line}`, `over:${line}`]),
        roundCounts.map((count) => `rounds:${count}`),
      ],
    },
    {
      id: 'handicap',
      rows: [
        [handicapSpot('meron', -1.5), handicapSpot('wala', 1.5)],
        [handicapSpot('meron', 1.5), handicapSpot('wala', -1.5)],
        [handicapSpot('meron', -2.5), handicapSpot('wala', -2.5)],
      ],
    },
    { id: 'score', rows: [pointScores.map((score) => `score:${score}`)] },
  ],
  price: duelPrice,
  ...outcomesOf(
    crestDuel,
    (outcome) => duelOutcomeSchema.safeParse(outcome).data,
    (outcome) => ({ exchanges: outcome.rounds, winner: duelWinner(outcome), crest: outcome.crest }),
  ),
};

export const bouts: Readonly<Record<string, Bout>> = {
  [puppetBout.gameCode]: puppets,
  [crestDuel.gameCode]: duel,
};

/** The bout at this table. */
export const useBout = (): Bout => {
  const { game } = useTable();
  const bout = bouts[game.gameCode];
  if (!bout) throw new Error(`${game.gameCode} is no bout`);
  return bout;
};
