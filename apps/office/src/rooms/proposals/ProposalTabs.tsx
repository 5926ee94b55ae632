import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const places = ['list', 'bounds'] as const;
type Place = (typeof places)[number];

/** What waits for a second person, and from which size on something does. */
export const ProposalTabs = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate('office.proposals.room')}
      sx={{ marginBottom: 1 }}
    >
      {places.map((name) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={name === 'list' ? '/proposals' : `/proposals/${name}`}
          label={translate(`office.proposals.tab_${name}`)}
        />
      ))}
    </Tabs>
  );
};
