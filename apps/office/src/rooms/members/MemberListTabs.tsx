import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const places = ['members', 'tags'] as const;
type Place = (typeof places)[number];

/** The parts of the room, each with an address of its own. */
export const MemberListTabs = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  return (
    <Tabs component="nav" value={place} aria-label={translate('office.member.tabs')} sx={{ marginBottom: 1 }}>
      {places.map((name) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={name === 'members' ? '/members' : '/members/tags'}
          label={translate(`office.member.tab_${name}`)}
        />
      ))}
    </Tabs>
  );
};
