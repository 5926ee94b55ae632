import type { OfficeRight } from '@pavilion/contract/office';
import { useOpenSession } from '../../session/useSession.ts';
import { RoomTabs } from '../../ui/RoomTabs.tsx';

const places = [
  { name: 'providers', path: '/games/providers', right: 'games.read' },
  { name: 'offers', path: '/games/offers', right: 'games.read' },
  { name: 'catalogue', path: '/games', right: 'games.read' },
  { name: 'labels', path: '/games/labels', right: 'games.read' },
  { name: 'returns', path: '/games/returns', right: 'games.read' },
  { name: 'rounds', path: '/games/rounds', right: 'rounds.read' },
  { name: 'transfers', path: '/games/transfers', right: 'rounds.read' },
  { name: 'jackpots', path: '/games/jackpots', right: 'games.read' },
  { name: 'free_rounds', path: '/games/free_rounds', right: 'rounds.read' },
  { name: 'launch', path: '/games/launch', right: 'games.read' },
] as const satisfies readonly { name: string; path: string; right: OfficeRight }[];
type Place = (typeof places)[number]['name'];

/** The parts of the room that are open to this person. */
export const GameTabs = ({ place }: { readonly place: Place }) => {
  const rights = useOpenSession()?.rights ?? [];
  const open = places.filter(({ right }) => rights.includes(right)).map(({ name, path }) => [name, path]);
  return (
    <RoomTabs
      label="office.games.tabs"
      wordOf={(name) => `office.games.tab_${name}`}
      place={place}
      addresses={Object.fromEntries(open)}
    />
  );
};
