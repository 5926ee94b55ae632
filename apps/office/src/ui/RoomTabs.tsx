import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface RoomTabsProps {
  /** Key of what they are called together. */
  readonly label: string;
  /** Key of what one is called. */
  readonly wordOf: (name: string) => string;
  readonly place: string;
  /** In the order in which they stand. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The parts of a room, each with an address of its own. */
export const RoomTabs = ({ label, wordOf, place, addresses }: RoomTabsProps) => {
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
        <Tab key={name} value={name} component={Link} to={to} label={translate(wordOf(name))} />
      ))}
    </Tabs>
  );
};
