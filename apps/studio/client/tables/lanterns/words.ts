import type { SideName } from '../../../src/games/blackjack/sides.ts';
import {
  type LanternsChoice,
  lanternsChoices,
  parseLanternsSpot,
} from '../../../src/tables/games/sevenLanterns.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface LanternsWords {
  readonly name: string;
  readonly tagline: string;
  readonly rules: readonly string[];
  /** The bet on a seat, as the table of returns names it. */
  readonly seatBet: string;
  readonly seat: (seat: number) => string;
  readonly sideOf: (seat: number, bet: string) => string;
  readonly dealerHas: (total: string) => string;
  readonly dealerBusts: string;
  readonly dealerNatural: string;
  readonly choose: string;
  readonly draw: readonly string[];
}

const inLang = spoken(import.meta.glob<{ readonly lanternsWords: LanternsWords }>('./words/*.ts'));

export const lanternsWords = inLang('lanternsWords');

const isChoice = (choice: string): choice is LanternsChoice =>
  lanternsChoices.some((known) => known === choice);

const isSide = (kind: string): kind is SideName => kind === 'pair' || kind === 'three';

export const sevenLanternsWords = (lang: Lang): GameWords => {
  const own = lanternsWords(lang);
  const { moves, sides } = blackjackWordsOf(lang);
  return {
    name: own.name,
    tagline: own.tagline,
    rules: own.rules,
    draw: own.draw,
    kind: (kind) => (isSide(kind) ? sides.names[kind] : own.seatBet),
    spot: (spot) => {
      const bet = parseLanternsSpot(spot);
      if (!bet) return spot;
      return bet.kind === 'seat' ? own.seat(bet.seat) : own.sideOf(bet.seat, sides.names[bet.kind]);
    },
    result: (summary) => {
      if (summary === 'bust') return own.dealerBusts;
      return summary === 'blackjack' ? own.dealerNatural : own.dealerHas(summary);
    },
    choice: (choice) => (isChoice(choice) ? moves[choice] : choice),
  };
};
