import { redirect } from 'react-router';
import { pageNotFound } from '../base/notFound.ts';
import { servicesContext } from '../base/services.ts';
import { loadLobby } from '../features/lobby/model/loadLobby.ts';
import { lobbyQueryOf } from '../features/lobby/model/lobbyQuery.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/slotgame';

const choices = ['gt_id', 'gp_id', 'house'];

/** spec §2: the slot lobby, without navbar and footer; without a choice in the query it leads home. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  if (!choices.some((choice) => searchParams.has(choice))) throw redirect('/');
  const query = lobbyQueryOf('slotgame', searchParams);
  if (query === undefined) throw pageNotFound(request, 'rule');
  return loadLobby(context.get(servicesContext), query);
};

const SlotGame = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="Lobby" props={{ data: loaderData }} />
);
export default SlotGame;
