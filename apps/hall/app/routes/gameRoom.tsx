import { slotGameType } from '@pavilion/contract';
import { redirect } from 'react-router';
import { pageNotFound } from '../base/notFound.ts';
import { servicesContext } from '../base/services.ts';
import { gameTypePath } from '../features/catalogue/model/paths.ts';
import { loadLobby } from '../features/lobby/model/loadLobby.ts';
import { lobbyQueryOf } from '../features/lobby/model/lobbyQuery.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/gameRoom';

/** spec §2: the hall of the slots on the desktop, where the site has it switched on; otherwise the slot lobby stands in. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const query = lobbyQueryOf('gameRoom', new URL(request.url).searchParams);
  if (query === undefined || query.gtId !== slotGameType) throw pageNotFound(request, 'rule');
  if (services.site.game_room && services.template === 'wide') return loadLobby(services, query);
  throw redirect(gameTypePath(slotGameType, query.gpId === 'Popular' ? undefined : query.gpId, query.house));
};

const GameRoom = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="GameHall" props={{ data: loaderData }} />
);
export default GameRoom;
