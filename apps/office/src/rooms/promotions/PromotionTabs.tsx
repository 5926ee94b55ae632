import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const places = ['envelopes', 'costs'] as const;
type Place = (typeof places)[number];

/** The parts of the room, each with an address of its own. */
export const PromotionTabs = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate('office.promotions.tabs')}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {places.map((name) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={name === 'envelopes' ? '/promotions' : `/promotions/${name}`}
          label={translate(`office.promotions.tab_${name}`)}
        />
      ))}
    </Tabs>
  );
};
