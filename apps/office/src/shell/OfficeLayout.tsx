import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import { Box, Typography } from '@mui/material';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { forwardRef } from 'react';
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
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router';
import { useOpenSession } from '../session/useSession.ts';
import { rooms } from './rooms.tsx';

const RoomMenu = () => {
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
};

const OwnAccountItem = forwardRef<HTMLLIElement>((props, ref) => {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" ref={ref as never} onClick={menu?.onClose} {...props}>
      <ListItemIcon>
        <AccountCircle fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('office.menu.account')}</ListItemText>
    </MenuItem>
  );
});

const OfficeBar = () => {
  const session = useOpenSession();
  return (
    <AppBar
      toolbar={
        <>
          <LocalesMenuButton />
          <ToggleThemeButton />
          <RefreshIconButton />
        </>
      }
      userMenu={
        <UserMenu>
          <OwnAccountItem />
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal component="h1" variant="h6" />
      <Typography
        sx={{ color: 'text.secondary', marginRight: 1, display: { xs: 'none', md: 'block' } }}
        noWrap
      >
        {session?.site.name}
      </Typography>
    </AppBar>
  );
};

export const OfficeLayout = ({ children }: LayoutProps) => (
  <Layout appBar={OfficeBar} menu={RoomMenu} appBarAlwaysOn>
    {children}
  </Layout>
);
