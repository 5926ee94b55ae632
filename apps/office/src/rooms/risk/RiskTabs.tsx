import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const places = ['cases', 'rules', 'addresses', 'denied', 'away', 'limits', 'pace'] as const;
type Place = (typeof places)[number];

/** The parts of the room, each with an address of its own. */
export const RiskTabs = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate('office.risk.tabs')}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {places.map((name) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={name === 'cases' ? '/risk_cases' : `/risk_cases/${name}`}
          label={translate(`office.risk.tab_${name}`)}
        />
      ))}
    </Tabs>
  );
};
