import '../pots/potBoard.css';
import './figures.css';
import './blossom.css';
import { blossomDecideMs, blossomFacts } from '../../../src/tables/games/blossomFacts.ts';
import { compareStreet, costOf, costs } from '../../../src/tables/games/blossomPlay.ts';
import type { DecidingView, TableGameView } from '../shell/view.ts';
import { Board } from './Board.tsx';
import { useIsWaiting } from './dealt.ts';
import { squeezeMs, turnMs } from './places.ts';
import { Rest } from './Rest.tsx';
import { nameOfHand, readView } from './read.ts';
import { Scene } from './Scene.tsx';
import { Stats } from './Stats.tsx';
import { useTelling } from './telling.ts';
import { blossomWords, kindOfChoice, ownWords } from './words.ts';

/** In the order in which they stand. */
const choiceKinds = ['look', 'fold', 'hold', 'raise', 'compare'];

const keyed = (kind: string, key: string): [string, string][] =>
  costs.map((cost) => [`${kind}-${cost}`, key]);

export const deciding: DecidingView = {
  decideMs: blossomDecideMs,
  raise: costOf,
  askOf: (hand, _, lang) => {
    const own = ownWords(lang);
    const view = readView(hand);
    if (!view) return '';
    return `${own.street(view.street + 1)} · ${view.cards ? nameOfHand(view.cards, lang) : own.blind}`;
  },
  // A hand that has just been looked at is named once its cards have turned.
  lands: {
    firstMs: 0,
    eachMs: squeezeMs + turnMs,
    hasTaken: (hand) => hand.made.at(-1) === 'look',
    // Its prices are those of whoever has looked: it is not blind any more.
    takingOf: (hand, lang) => {
      const own = ownWords(lang);
      return `${own.street((readView(hand)?.street ?? 0) + 1)} · ${own.looking}`;
    },
  },
  isAskedAgain: (hand) => {
    const view = readView(hand);
    return view !== null && view.winner === null && (view.seats[view.seat]?.isIn ?? false);
  },
  useTelling,
  useIsWaiting,
  againOf: (amount, lang) => ownWords(lang).again(amount),
  Rest,
  places: {
    count: choiceKinds.length,
    of: (choice) => choiceKinds.indexOf(kindOfChoice(choice)),
    absentOf: ({ next }, lang) => {
      const { done, lastStreet, onlyIn } = ownWords(lang);
      const reasons = { look: done.look, raise: lastStreet, compare: onlyIn(compareStreet + 1) };
      const kinds = next.map(kindOfChoice);
      return Object.entries(reasons).flatMap(([choice, reason]) =>
        kinds.includes(choice) ? [] : [{ choice, reason }],
      );
    },
  },
  noteOf: (choice, lang, inText) => {
    const { doubles, looked } = ownWords(lang);
    const kind = kindOfChoice(choice);
    if (kind === 'raise') return doubles(inText(2 * costOf(choice)));
    return kind === 'look' ? looked : null;
  },
  picks: { kind: 'compare', load: async () => (await import('./played.ts')).picks },
  isMain: (choice) => kindOfChoice(choice) === 'hold',
  keys: {
    look: 'KeyL',
    fold: 'KeyF',
    ...Object.fromEntries([...keyed('hold', 'KeyH'), ...keyed('raise', 'KeyR')]),
    compare: 'KeyC',
  },
};

export const view: TableGameView = {
  game: blossomFacts,
  words: blossomWords,
  Scene,
  Board,
  Stats,
  deciding,
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOfPage() }),
  more: () => import('./more.ts'),
};
