import { foldSearchText } from '@pavilion/contract';
import { lobbyFirstMax, lobbyGames, lobbyNames } from '@pavilion/contract/catalogue';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { type CatalogueSource, gamesOfHouse, openList } from './openList.ts';
import { pinyinTexts } from './pinyin.ts';
import { type PlayCounts, popularGamesOf } from './popularity.ts';
import { presentColumns, presentLabels } from './presenter.ts';
import { type CatalogueGame, hasOpened, playableFirst } from './siteCatalogue.ts';

/** The top list with every other game of the type behind it, so that the popular page's search finds them all. */
const popularThenOthers = (games: readonly CatalogueGame[], plays: PlayCounts): readonly CatalogueGame[] => {
  const top = popularGamesOf(games, plays);
  const shown = new Set(top);
  return [...top, ...games.filter((game) => !shown.has(game))];
};

const searchTextOf = ({ names, gameCode }: CatalogueGame): string => {
  const folded = [...Object.values(names), gameCode.replaceAll('-', ' ')].map(foldSearchText);
  return [...new Set([...folded, ...pinyinTexts(names)])].join('\n');
};

/** What a lobby of thousands of games is made of (spec §2 slotgame, gameHall, gameRoom). */
export const lobbyListCalls = (source: CatalogueSource, keep: Keep, keepNames: Keep): CallHandler[] => [
  handle(
    lobbyGames,
    keep(async ({ site, locale }, { currency, device, gp_id, game_type_id, house, first }) => {
      const { games, plays, labels, hotIds } = await openList(source, site, currency, device);
      const ofType = games.filter((game) => game.gtId === game_type_id);
      // As the lobby orders them unless asked otherwise: the first screens stay what they are when the rest arrives.
      const chosen = playableFirst(
        gp_id === 'Popular' ? popularThenOthers(ofType, plays) : gamesOfHouse(ofType, gp_id, house),
      );
      return {
        count: chosen.length,
        open_count: chosen.filter(hasOpened).length,
        labels: presentLabels(labels, chosen, locale),
        games: presentColumns(first ? chosen.slice(0, lobbyFirstMax) : chosen, currency, hotIds, locale),
      };
    }),
  ),
  handle(
    lobbyNames,
    keepNames(async ({ site }, { currency, device, game_type_id }) => {
      const { games } = await openList(source, site, currency, device);
      const ofType = games.filter((game) => game.gtId === game_type_id);
      return { game_id: ofType.map((game) => game.id), text: ofType.map(searchTextOf) };
    }),
  ),
];
