import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface RoomTabsProps {
  /** Key of what they are called together. */
  readonly label: string;
  /** Each is called by this key, `_` and its name. */
  readonly words: string;
  readonly place: string;
  /** In the order in which they stand. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The parts of a room, each with an address of its own. */
export const RoomTabs = ({ label, words, place, addresses }: RoomTabsProps) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate(label)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {Object.entries(addresses).map(([name, to]) => (
        <Tab key={name} value={name} component={Link} to={to} label={translate(`${words}_${name}`)} />
      ))}
    </Tabs>
  );
};
