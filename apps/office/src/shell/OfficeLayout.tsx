import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Translate from '@mui/icons-material/Translate';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { forwardRef, memo } from 'react';
import {
  AppBar,
  Layout,
  type LayoutProps,
  LocalesMenuButton,
  Logout,
  Menu,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useLocaleState,
  useTheme,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router';
import { officeLocales } from '../locales/index.ts';
import { useOpenSession } from '../session/useSession.ts';
import { rooms } from './rooms.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';

// The layout is drawn anew with every page, and the menu and the bar make most of it: they follow what they themselves read.
const RoomMenu = memo(() => {
  const translate = useTranslate();
  const rights = useOpenSession()?.rights ?? [];
  return (
    <Box component="nav" aria-label={translate('office.menu.label')}>
      <Menu>
        {rooms
          .filter(({ right }) => rights.includes(right))
          .map(({ path, name, icon }) => (
            <Menu.Item key={path} to={path} primaryText={translate(`office.menu.${name}`)} leftIcon={icon} />
          ))}
      </Menu>
    </Box>
  );
});

const OwnAccountItem = forwardRef<HTMLAnchorElement>((props, ref) => {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" ref={ref} onClick={menu?.onClose} {...props}>
      <ListItemIcon>
        <AccountCircle fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('office.menu.account')}</ListItemText>
    </MenuItem>
  );
});

/** On a phone the bar has no place for them: they stand in the menu of the account. */
const PreferenceItems = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  const menu = useUserMenu();
  const other = officeLocales.find((candidate) => candidate.locale !== locale) ?? officeLocales[0];
  const choose = (change: () => void) => (): void => {
    change();
    menu?.onClose();
  };
  return (
    <Box sx={{ display: { sm: 'none' } }}>
      <MenuItem onClick={choose(() => setLocale(other.locale))}>
        <ListItemIcon>
          <Translate fontSize="small" />
        </ListItemIcon>
        <ListItemText>{other.name}</ListItemText>
      </MenuItem>
      <MenuItem onClick={choose(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}>
        <ListItemIcon>
          <Contrast fontSize="small" />
        </ListItemIcon>
        <ListItemText>{translate('ra.action.toggle_theme')}</ListItemText>
      </MenuItem>
    </Box>
  );
};

const OfficeBar = memo(() => {
  const session = useOpenSession();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <AppBar
      alwaysOn
      toolbar={
        <>
          {!isNarrow && <LocalesMenuButton />}
          {!isNarrow && <ToggleThemeButton />}
          <RefreshIconButton />
        </>
      }
      userMenu={
        // Named as what is read on it.
        <UserMenu label={session?.staff.account ?? ''}>
          <OwnAccountItem />
          <PreferenceItems />
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal component="h1" variant="h6" />
      <SiteSwitch />
    </AppBar>
  );
});

export const OfficeLayout = ({ children }: LayoutProps) => (
  <Layout appBar={OfficeBar} menu={RoomMenu} appBarAlwaysOn>
    {children}
  </Layout>
);
