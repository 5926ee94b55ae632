import type { BookSport, SelectionCode } from '../../../src/book/views.ts';
import { isHandicap, type MarketWords, moreSelection, signed } from './moreMarkets.ts';
import type { BookTexts } from './texts.ts';

/** What a language calls what can be picked. */
interface SelectionWords
  extends Readonly<
    Record<'draw' | 'none' | 'yes' | 'no' | 'odd' | 'even' | 'other' | 'over' | 'under', string>
  > {
  readonly homeOrDraw: (home: string) => string;
  readonly homeOrAway: (home: string, away: string) => string;
  readonly drawOrAway: (away: string) => string;
  /** Between the goals of an exact score. */
  readonly to: string;
  /** Those that are shorter beside a price than as they are named. */
  readonly short: Readonly<Partial<Record<SelectionCode, string>>>;
}

export const isFootball = (sport: BookSport): boolean => sport === 'football' || sport === 'league';

/** How what can be picked is named, in full and beside a price. */
export const selectionsIn = (
  more: MarketWords,
  words: SelectionWords,
): Pick<BookTexts, 'selection' | 'short'> => {
  const selection: BookTexts['selection'] = (code, of) => {
    const named = moreSelection(more, words.draw, code, of);
    if (named !== undefined) return named;
    const { kind, line, home, away } = of;
    switch (code) {
      case 'home':
        return isHandicap(kind) ? `${home} ${signed(line ?? 0)}` : home;
      case 'away':
        return isHandicap(kind) ? `${away} ${signed(-(line ?? 0))}` : away;
      case 'home-draw':
        return words.homeOrDraw(home);
      case 'home-away':
        return words.homeOrAway(home, away);
      case 'draw-away':
        return words.drawOrAway(away);
      case 'over':
      case 'under':
        return `${words[code]} ${line ?? ''}`;
      case 'draw':
      case 'none':
      case 'yes':
      case 'no':
      case 'odd':
      case 'even':
      case 'other':
        return words[code];
      default:
        return code.replace('-', words.to);
    }
  };
  const short: BookTexts['short'] = (code) =>
    words.short[code] ??
    selection(code, { kind: 'result', line: null, number: null, sport: 'football', home: '', away: '' });
  return { selection, short };
};
