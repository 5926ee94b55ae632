import { greatestLineOf } from '../../apps/studio/src/returns/greatestWins.ts';
import { isBook } from './drawBook.ts';
import { isShow, isTable } from './drawTables.ts';

/** What `npm run pictures:games` draws, and the page that shows it. */

export const gameLocales = ['zh_CN', 'en_US'] as const;
export type GameLocale = (typeof gameLocales)[number];
export const gameForms = ['wide', 'narrow'] as const;
export type GameForm = (typeof gameForms)[number];

/** A moment of a game. */
export const moments = ['rest', 'bet', 'show', 'result', 'great', 'event'] as const;
export type Moment = (typeof moments)[number];

const momentNames: Readonly<Record<Moment, string>> = {
  rest: 'At rest',
  bet: 'A bet is on',
  show: 'Under way',
  result: 'The result',
  great: 'A great win',
  event: 'An event',
};
const localeNames: Readonly<Record<GameLocale, string>> = { zh_CN: '简体中文', en_US: 'English' };
const typeNames: Readonly<Record<number, string>> = {
  2: 'Slots',
  3: 'Live tables',
  4: 'Sports',
  5: 'Lottery',
  6: 'Cards',
  7: 'Virtual sport',
  8: 'Cockfight, a drawn simulation',
  9: 'Esport',
};

/** Games for one that stop in the midst of a round. */
const withChoices: readonly string[] = [
  'lantern-twenty-one',
  'twin-lanterns',
  'crane-poker',
  'hundred-cranes',
];
const momentsOf = (gameCode: string): readonly Moment[] => {
  if (isBook(gameCode)) return ['rest', 'bet', 'result', 'event', 'great'];
  if (isShow(gameCode)) return ['rest', 'bet', 'show', 'result', 'great'];
  if (isTable(gameCode) || withChoices.includes(gameCode)) return ['rest', 'bet', 'result', 'great'];
  return ['rest', 'result', 'great'];
};

interface Picture {
  readonly gameCode: string;
  readonly form: GameForm;
  readonly locale: GameLocale;
  readonly moment: Moment;
}

export const gamePictureFile = ({ gameCode, form, locale, moment }: Picture): string =>
  `${gameCode}-${form}-${locale}-${moment}.webp`;

export interface ShownGame {
  readonly gameCode: string;
  readonly gameType: number;
  readonly names: Readonly<Record<GameLocale, string>>;
}

const image = (game: ShownGame, form: GameForm, locale: GameLocale, moment: Moment): string => {
  const file = gamePictureFile({ gameCode: game.gameCode, form, locale, moment });
  const alt = `${game.names[locale]}, ${momentNames[moment].toLowerCase()}, ${form}`;
  return `<img src="pictures/games/${file}" alt="${alt}" width="${form === 'wide' ? 480 : 150}">`;
};

const section = (game: ShownGame): string => {
  const rows = momentsOf(game.gameCode).flatMap((moment) =>
    gameLocales.map(
      (locale) =>
        `| ${momentNames[moment]}<br>${localeNames[locale]} | ${gameForms
          .map((form) => image(game, form, locale, moment))
          .join(' | ')} |`,
    ),
  );
  return [
    `### ${game.names.en_US} · ${game.names.zh_CN}`,
    greatestLineOf(game.gameCode),
    ['| | desktop | phone |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
};

/** The page of all games, Markdown, by type. */
export const writeGamesPage = (games: readonly ShownGame[]): string => {
  const types = [...new Set(games.map(({ gameType }) => gameType))].sort((a, b) => a - b);
  return `${[
    '# The games',
    'Drawn by `npm run pictures:games`: every game of the studio on desktop and phone, played in demo. Below each name stands the most that a bet or a round there can pay, computed from what the game pays by. A great win is a round that was sought among some thousands of seeds, of cards and at shared tables among up to 200,000, and drawn and paid like any other: that greatest win itself where one of them brings it, and otherwise the best of them. In the books it is a slip of which every leg came true. What they return is in `returns.md`, how even their draws are in `fairness.md`, and how somebody who did not build them judged them in [games-judged.md](games-judged.md).',
    ...types.flatMap((type) => [
      `## ${typeNames[type] ?? `Type ${type}`}`,
      ...games.filter(({ gameType }) => gameType === type).map(section),
    ]),
  ].join('\n\n')}\n`;
};
