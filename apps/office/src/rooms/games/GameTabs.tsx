import { Tab, Tabs } from '@mui/material';
import type { OfficeRight } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';

const places = [
  { name: 'providers', path: '/games/providers', right: 'games.read' },
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

/** The parts of the room, each with an address of its own. */
export const GameTabs = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  const rights = useOpenSession()?.rights ?? [];
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate('office.games.tabs')}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {places
        .filter(({ right }) => rights.includes(right))
        .map(({ name, path }) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={path}
            label={translate(`office.games.tab_${name}`)}
          />
        ))}
    </Tabs>
  );
};
