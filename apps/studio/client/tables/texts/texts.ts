import type { StakeRefusal } from '../../../src/play/views.ts';
import type { FollowingView, TablePhase } from '../../../src/tables/views.ts';
import type { SessionTexts } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';

/** What one table says of itself. */
export interface GameWords {
  readonly name: string;
  readonly tagline: string;
  /** Paragraphs of the rules. */
  readonly rules: readonly string[];
  /** Kinds of bets, as the table of returns names them. */
  readonly kind: (kind: string) => string;
  readonly spot: (spot: string) => string;
  /** A result in a few words, read out and listed. */
  readonly result: (summary: string) => string;
  /** What is said of the table while a result is shown, where that is no draw. */
  readonly drawn?: string;
  /** How the draw follows from its numbers, for the verify page. */
  readonly draw: readonly string[];
  /** What may be chosen for a hand, where hands are decided. */
  readonly choice?: (choice: string) => string;
  /** Names of runners by number, where there are any. */
  readonly runners?: readonly string[];
}

export interface TableTexts extends SessionTexts {
  readonly demo: string;
  readonly demoLong: string;
  readonly staked: string;
  readonly win: string;
  readonly rules: string;
  readonly history: string;
  readonly fairness: string;
  readonly controls: string;
  readonly chips: string;
  readonly chip: (amount: string) => string;
  readonly bet: string;
  readonly betAmount: (amount: string) => string;
  readonly undo: string;
  readonly clear: string;
  readonly repeat: string;
  /** A table to be played at beside this one. */
  readonly beside: string;
  /** One of two that are beside one another. */
  readonly closeTable: string;
  readonly table: string;
  readonly scene: string;
  readonly stats: string;
  readonly noResults: string;
  readonly round: (number: number) => string;
  readonly strength: string;
  readonly watching: (count: number) => string;
  /** Members at the table: who has bet in this round, who won, and who else has chips on a spot. */
  readonly crowd: {
    readonly bet: (players: number) => string;
    readonly won: (players: number) => string;
    readonly here: (others: number) => string;
  };
  readonly phases: Readonly<Record<TablePhase, string>>;
  readonly seconds: (seconds: number) => string;
  readonly lying: (amount: string) => string;
  readonly pays: (odds: string) => string;
  readonly placed: (stake: string) => string;
  readonly asking: string;
  readonly offline: string;
  readonly returned: string;
  readonly stuck: string;
  readonly won: (won: string) => string;
  readonly back: (won: string) => string;
  readonly lost: string;
  /** Where hands are decided after the draw. */
  readonly decide: {
    readonly bar: string;
    readonly watching: string;
    readonly dealing: string;
    readonly waiting: string;
    /** The same of a hand that will be asked again. */
    readonly chosen: string;
    readonly folded: string;
    /** To whoever the clock has folded. */
    readonly timedOut: string;
    /** To whoever sits at a pot that is over while others of the round decide. */
    readonly elsewhere: string;
    /** A raise is under way. */
    readonly asking: (amount: string) => string;
    readonly hint: string;
    readonly book: (choice: string) => string;
    readonly raised: (amount: string) => string;
    readonly voided: string;
    /** Why a choice is not made, where that is not said of every stake. */
    readonly unmade: Readonly<
      Record<'insufficient_funds' | 'returned' | 'decisions_closed' | 'already_decided', string>
    >;
  };
  readonly refusals: Readonly<
    Record<StakeRefusal | 'stake_not_offered' | 'bets_closed' | 'spot_full' | 'too_many', string>
  >;
  /** A slip that is laid again in the next draws. */
  readonly follow: {
    readonly title: string;
    /** The same on a small button. */
    readonly short: string;
    readonly stake: string;
    readonly won: string;
    readonly progress: (laid: number, draws: number) => string;
    readonly next: (round: number) => string;
    readonly last: string;
    readonly stop: string;
    readonly over: string;
    readonly ends: Readonly<Record<NonNullable<FollowingView['ended']>, string>>;
  };
  readonly road: {
    readonly bead: string;
    readonly big: string;
    readonly hot: string;
    readonly cold: string;
    readonly share: string;
    readonly last: string;
    readonly runner: string;
    readonly digit: (place: number) => string;
  };
  readonly pick: {
    readonly kind: string;
    readonly type: string;
    /** How often numbers came, and how long ago. */
    readonly counts: string;
    readonly digits: string;
    readonly add: string;
    readonly up: (place: number) => string;
    readonly down: (place: number) => string;
    readonly random: string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: TableTexts }>('./*_*.ts'));

export const textsOf = inLang('words');
