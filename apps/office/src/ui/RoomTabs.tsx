import { Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';

interface Place {
  readonly name: string;
  readonly to: string;
  readonly label: string;
}

interface RoomTabsProps {
  readonly label: string;
  readonly places: readonly Place[];
  readonly place: string;
}

/** The parts of a room, each with an address of its own. */
export const RoomTabs = ({ label, places, place }: RoomTabsProps) => (
  <Tabs
    component="nav"
    value={place}
    aria-label={label}
    variant="scrollable"
    allowScrollButtonsMobile
    sx={{ marginBottom: 1 }}
  >
    {places.map(({ name, to, label: words }) => (
      <Tab key={name} value={name} component={Link} to={to} label={words} />
    ))}
  </Tabs>
);
