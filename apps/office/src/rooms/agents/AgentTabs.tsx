import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const places = ['tree', 'applications', 'codes', 'domains'] as const;
type Place = (typeof places)[number];

/** The four parts of the room, each with an address of its own. */
export const AgentTabs = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate('office.agents.tabs')}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {places.map((name) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={name === 'tree' ? '/agents' : `/agents/${name}`}
          label={translate(`office.agents.tab_${name}`)}
        />
      ))}
    </Tabs>
  );
};
