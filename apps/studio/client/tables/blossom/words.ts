import type { Temper } from '../../../src/tables/games/blossomFacts.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import { blossomWords as bankerWords } from '../positions/words.ts';
import { potWords } from '../pots/words.ts';
import type { GameWords } from '../texts/texts.ts';

type Done = 'look' | 'fold' | 'hold' | 'raise';

export interface BlossomWords {
  readonly tagline: string;
  /** A seat that plays as the bots do, as the table of returns names it. */
  readonly kind: string;
  readonly seat: (seat: string) => string;
  /** Of somebody else's seat; `null` to whoever takes the pot. */
  readonly takesPot: (seat: string | null) => string;
  /** The same where nobody is left to show cards to. */
  readonly lastIn: (seat: string | null) => string;
  /** The same at the open table, where bots play for whoever watches. */
  readonly openTable: (seat: string) => string;
  readonly choices: Readonly<Record<Done | 'compare', string>>;
  /** What a seat has done last. */
  readonly done: Readonly<Record<Done | 'void' | 'timedOut', string>>;
  readonly street: (street: number) => string;
  /** While it is told what was chosen in it. */
  readonly telling: (street: number) => string;
  readonly blind: string;
  /** In its place while the cards turn. */
  readonly looking: string;
  /** What the player pays for it, by whether they have looked. */
  readonly pays: (amount: string) => string;
  /** Who else has raised: said before the price of the street that it has doubled. */
  readonly raised: (seats: readonly string[]) => string;
  /** The same where there are too many to be named. */
  readonly raisers: (count: number) => string;
  /** The last seat once more, for so much. */
  readonly again: (amount: string) => string;
  /** A raise costs what it costs to hold, and doubles what the next street does, to so much: once, whoever else raises. */
  readonly doubles: (amount: string) => string;
  /** Why nobody raises there. */
  readonly lastStreet: string;
  /** Of what can be chosen in one street alone. */
  readonly onlyIn: (street: number) => string;
  /** What a look costs, and what it does to every price after it. */
  readonly looked: string;
  /** Which of two cards, or suits, decided between hands of one kind. */
  readonly beats: (one: string, other: string) => string;
  /** In the place of a hand that was not shown. */
  readonly allFolded: string;
  readonly you: string;
  /** How a bot plays. */
  readonly tempers: Readonly<Record<Temper, string>>;
  readonly antes: (count: string) => string;
  /** What the player's hand has cost so far. */
  readonly paid: (amount: string) => string;
  readonly most: (amount: string) => string;
}

const inLang = spoken(import.meta.glob<{ readonly ownWords: BlossomWords }>('./words/*.ts'));

export const ownWords = inLang('ownWords');

/** `hold-100` is a `hold`. */
export const kindOfChoice = (choice: string): string => choice.split('-')[0] ?? choice;

export const blossomWords = (lang: Lang): GameWords => {
  const own = ownWords(lang);
  const banker = bankerWords(lang);
  const choices: Readonly<Record<string, string>> = own.choices;
  return {
    name: banker.name,
    tagline: own.tagline,
    // What is read in the sheets and on the verify page comes with them (`readTexts`).
    rules: [],
    draw: [],
    drawn: potWords(lang).showdown,
    kind: () => own.kind,
    // Slips and results of before members played against each other are still named as they were.
    spot: (spot) => (spot.startsWith('seat:') ? own.seat(spot.slice(5)) : banker.spot(spot)),
    result: (summary) => {
      const [kind, seat = ''] = summary.split(':');
      if (kind === 'seat') return own.openTable(seat);
      return kind === 'pot' ? own.takesPot(seat === 'you' ? null : seat) : banker.result(summary);
    },
    choice: (choice) => choices[kindOfChoice(choice)] ?? choice,
  };
};
