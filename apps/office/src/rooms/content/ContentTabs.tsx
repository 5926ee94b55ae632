import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const places = ['pieces', 'coverage', 'pictures', 'agreements'] as const;
type ContentPlace = (typeof places)[number];

/** The parts of the room, each with an address of its own. */
export const ContentTabs = ({ place }: { readonly place: ContentPlace }) => {
  const translate = useTranslate();
  return (
    <Tabs
      component="nav"
      value={place}
      aria-label={translate('office.content.tabs')}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {places.map((name) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={name === 'pieces' ? '/content' : `/content/${name}`}
          label={translate(`office.content.tab_${name}`)}
        />
      ))}
    </Tabs>
  );
};
