import type { CatalogueGame } from '../games/game.ts';
import { marginsBp } from './engine/run.ts';
import { bookStakesOf } from './limits.ts';
import type { BookSport } from './views.ts';

/** A game of the catalogue that takes bets on events of some sports. */
export interface Book extends CatalogueGame {
  readonly sports: readonly BookSport[];
}

const pages = { play: 'book/main.tsx', verify: 'book/verify/main.tsx' } as const;
/** The embeddable page of `/play/{gameCode}/quick`: an entry of `client/vite.config.ts`. */
export const quickPage = 'book/quick/main.tsx';

/**
 * What comes back of all stakes when bets follow the chances: the house takes the same margin of every price. Cutting prices to
 * hundredths takes a little more. Hundredths of a per cent.
 */
const returnOfMargin = (sports: readonly BookSport[]): number =>
  Math.floor(10_000 / (1 + Math.max(...sports.map((sport) => marginsBp[sport])) / 10_000));

const bookOf = (
  { gameCode, gpId, gameType, names }: Pick<Book, 'gameCode' | 'gpId' | 'gameType' | 'names'>,
  sports: readonly BookSport[],
): Book => ({
  gameCode,
  gpId,
  gameType,
  names,
  sports,
  stakesOf: bookStakesOf,
  rtpBp: () => returnOfMargin(sports),
  pages,
});

/** Sports, esport and the league: one engine, three games. */
export const books: readonly Book[] = [
  bookOf(
    {
      gameCode: 'kite-sports',
      gpId: 3,
      gameType: 4,
      names: { zh_CN: '鸢台体育', en_US: 'Kite Terrace Sports' },
    },
    ['football', 'basketball', 'racket'],
  ),
  bookOf(
    { gameCode: 'paper-siege', gpId: 3, gameType: 9, names: { zh_CN: '纸城攻防', en_US: 'Paper Siege' } },
    ['siege'],
  ),
  bookOf(
    {
      gameCode: 'paper-league',
      gpId: 5,
      gameType: 7,
      names: { zh_CN: '纸人足球', en_US: 'Paper League Football' },
    },
    ['league'],
  ),
];
