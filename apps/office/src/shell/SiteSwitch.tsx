import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Menu, Typography } from '@mui/material';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../session/useSession.ts';

/** The site whose office this is, and the way to those of the other sites where this person works. */
export const SiteSwitch = () => {
  const translate = useTranslate();
  const session = useOpenSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (session === null) return null;
  const others = session.sites.filter(({ id }) => id !== session.site.id);
  if (others.length === 0)
    return (
      <Typography
        sx={{ color: 'text.secondary', marginRight: 1, display: { xs: 'none', md: 'block' } }}
        noWrap
      >
        {session.site.name}
      </Typography>
    );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('office.menu.site', { name: session.site.name })}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: { xs: 120, sm: 240 }, textTransform: 'none' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {session.site.name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected onClick={() => setAnchor(null)}>
          {session.site.name}
        </MenuItem>
        {others.map(({ id, name, office }) => (
          <MenuItem key={id} component="a" href={office}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
