import { pageNotFound } from '../base/notFound.ts';
import { servicesContext } from '../base/services.ts';
import { loadLobby } from '../features/lobby/model/loadLobby.ts';
import { gameTypeOf, lobbyQueryOf } from '../features/lobby/model/lobbyQuery.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/gameHall';

/** spec §2: `:id` is the game type. A provider may be chosen by `gp_id`, its studio by `house`. */
export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const gtId = gameTypeOf(params.id);
  const { searchParams } = new URL(request.url);
  const query = lobbyQueryOf('gameHall', searchParams);
  if (gtId === undefined || query === undefined) throw pageNotFound(request, 'rule');
  const gpId = searchParams.has('gp_id') ? query.gpId : undefined;
  return loadLobby(context.get(servicesContext), { ...query, gtId, gpId });
};

const GameHall = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="GameHall" props={{ data: loaderData }} />
);
export default GameHall;
