import type { ComponentType } from 'react';
import type { TableFacts } from '../../../src/tables/engine/tableGame.ts';
import type { HandView, HistorySlipView } from '../../../src/tables/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { TableCues } from '../heard/cues.ts';
import type { CountedNumbers } from '../numbers/countNumbers.ts';
import type { TypedForm } from '../numbers/readBets.ts';
import type { GameWords } from '../texts/texts.ts';
import type { OwnHand } from './hands.ts';
import type { TableStore } from './tableStore.ts';

/** A slip of the history, in small. */
export type PastView = ComponentType<{ slip: HistorySlipView }>;

/** What one game puts on the page: the scene, the places to bet on, the results so far. */
export interface TableGameView {
  readonly game: TableFacts;
  readonly words: (lang: Lang) => GameWords;
  readonly Scene: ComponentType<{ pictures: Readonly<Record<string, string>> }>;
  readonly Board: ComponentType;
  readonly Stats: ComponentType;
  /** What is heard of what is seen; fetched once the table can be played. */
  readonly heard: () => Promise<{ readonly cues: TableCues }>;
  /** What lies over the page for a while, above the controls. */
  readonly Layer?: ComponentType | undefined;
  /** Where hands are decided after the draw. */
  readonly deciding?: DecidingView | undefined;
  /** What is told in the sheets besides; fetched with them. */
  readonly more?: (() => Promise<MoreView>) | undefined;
}

/**
 * What a game tells of its hands just now: `before` anything is asked, and before what comes of it is known; of what the player has
 * `chosen`, until that is confirmed; or how it has come to its `end`.
 */
export interface Telling {
  readonly text: string;
  readonly stage: 'before' | 'chosen' | 'end';
}

/** What one game tells in the sheets. */
export interface MoreView {
  /** What a slip of the history had, in small. */
  readonly Past?: PastView | undefined;
  /** The game's rules, where they come with the sheet and not with its words. */
  readonly rulesOf?: ((lang: Lang) => readonly string[]) | undefined;
  /** Further rules: what bets pay in full. */
  readonly MoreRules?: ComponentType | undefined;
}

/** What can be typed at a lottery; fetched with the field once somebody may type. */
export interface TypingView {
  /** What can be typed in a group of the board, at the place that is chosen there. */
  readonly formsIn: (lang: Lang, group: string, place: string) => readonly TypedForm[];
}

/** Of what it is counted how often it came; fetched with the sheet once somebody may look. */
export interface CountsView {
  readonly countedIn: (lang: Lang) => readonly CountedNumbers[];
}

/** A choice whose place stays while it cannot be made. */
interface AbsentChoice {
  readonly choice: string;
  readonly reason: string;
}

/** How choices are made that name something besides. */
export interface PicksView {
  /** Opens the form for a hand, or closes it: what their key does. */
  readonly toggle: (store: TableStore, own: OwnHand) => void;
  /** What a hand that is asked is besides, in the words that come with the form; `null` for nothing. */
  readonly moreOf?: (hand: HandView, lang: Lang) => string | null;
  /** Whether the form is open: it lies over all other choices, and nothing else is chosen then. */
  readonly isOpen: (store: TableStore, own: OwnHand) => boolean;
  /** `onOpen` is told when it opens and closes. */
  readonly Form: ComponentType<{ readonly own: OwnHand; readonly onOpen: (isOpen: boolean) => void }>;
}

/** How the hands of a game are decided on the page. */
export interface DecidingView {
  readonly decideMs: number;
  /** Hundredths of the hand's first stake that a choice stakes besides. */
  readonly raise: (choice: string) => number;
  /** The hand in a few words, as its player is asked about it. */
  readonly askOf: (hand: HandView, faceUp: unknown, lang: Lang) => string;
  /**
   * How long after the draw the first cards lie open, and how long a card is under way that a choice takes: what a hand counts is
   * told no sooner. Milliseconds; left out where cards are told as they come.
   */
  readonly lands?:
    | {
        readonly firstMs: number;
        readonly eachMs: number;
        /** Whether the hand has just taken a card that it is asked about with; what else changes is told at once. */
        readonly hasTaken: (hand: HandView) => boolean;
        /** What is told of the hand meanwhile; left out where it is what was told before. */
        readonly takingOf?: (hand: HandView, lang: Lang) => string;
      }
    | undefined;
  /** Whether a hand that has been decided may be asked again in its round. */
  readonly isAskedAgain?: (hand: HandView) => boolean;
  /** What is being told of the hands and their pot; `null` while there is nothing. */
  readonly useTelling?: () => Telling | null;
  /** Whether the player waits for a hand, with nothing left to bet: the bets' chips have gone by then. */
  readonly useIsWaiting?: () => boolean;
  /** On the button that bets, while nothing is laid: the last bet once more, at once, for so much. */
  readonly againOf?: (amount: string, lang: Lang) => string;
  /** What stands in the place of choices while there are none, to the end of the player's round; their clock is the table's then. */
  readonly Rest?: ComponentType;
  /** Choices that have places of their own, in their order: none of them ever stands where another stood. */
  readonly places?: {
    readonly count: number;
    readonly of: (choice: string) => number;
    /** Choices of these places that a hand has not, and why. */
    readonly absentOf: (hand: HandView, lang: Lang) => readonly AbsentChoice[];
  };
  /** Choices that name something besides, and are made in a form of their own, which comes later: what opens it stands among the others. */
  readonly picks?: {
    /** What their words begin with; their key stands below it. */
    readonly kind: string;
    readonly load: () => Promise<PicksView>;
  };
  /** What a choice does besides, in few words; `inText` tells so many hundredths of the hand's first stake, as short as they can be. */
  readonly noteOf?: (choice: string, lang: Lang, inText: (hundredths: number) => string) => string | null;
  /** The choice that the gold button makes; left out, the first that costs nothing, or to play on. */
  readonly isMain?: (choice: string) => boolean;
  /** The best choice for a hand, by what lies face up; left out where what others hold decides it. */
  readonly hintOf?: (hand: HandView, faceUp: unknown) => string | undefined;
  /** The key of each choice, by its place on the keyboard. */
  readonly keys: Readonly<Record<string, string>>;
}
