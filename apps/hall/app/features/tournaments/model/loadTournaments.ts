import { isSuccess, type PageServices, pageDevices } from '@pavilion/contract';
import { gameList } from '@pavilion/contract/catalogue';
import {
  type Tournament,
  type TournamentPage,
  tournamentGames,
  tournamentList,
  tournamentPage,
} from '@pavilion/contract/tournaments';
import { askOr } from '../../../api/inProcess.ts';
import { type GameTileData, providersById, toTile } from '../../catalogue/model/tile.ts';
import type { ContentTileData } from '../../content/model/loadContent.ts';

const toTournamentCard = ({ slug, title, summary, scene }: Tournament): ContentTileData => ({
  kind: 'discount',
  slug,
  title,
  summary,
  scene,
});

/** Tournaments of the page's currency, as cards. A page shows the rest where they do not come. */
export const loadTournamentCards = async (services: PageServices): Promise<readonly ContentTileData[]> => {
  const { list } = await askOr(services, tournamentList, { currency: services.currency }, { list: [] });
  return list.map(toTournamentCard);
};

export interface TournamentData {
  readonly tournament: TournamentPage;
  /** The games that it names, as far as they can be played; none where it is over all of a type. */
  readonly games: readonly GameTileData[];
}

const slugShape = /^tournament-([1-9][0-9]{0,8})$/;

const loadGames = async (services: PageServices, id: number): Promise<readonly GameTileData[]> => {
  const { currency, locale, template, theme } = services;
  const support_device = pageDevices[template];
  const [named, types] = await Promise.all([
    askOr(services, tournamentGames, { id, currency, support_device }, { list: [] }),
    askOr(services, gameList, { currency, support_device, template: theme }, { list: [] }),
  ]);
  const providers = providersById(types.list);
  return named.list.map((game) => toTile(game, { providers, locale, theme }));
};

/** The tournament of a page's address; undefined where the site has none of that name. */
export const loadTournament = async (
  services: PageServices,
  slug: string,
): Promise<TournamentData | undefined> => {
  const id = slugShape.exec(slug)?.[1];
  if (id === undefined) return undefined;
  const answer = await services.call(tournamentPage, { id: Number(id) });
  if (!isSuccess(answer.code)) return undefined;
  const tournament = answer.data;
  return { tournament, games: tournament.has_games ? await loadGames(services, tournament.id) : [] };
};
