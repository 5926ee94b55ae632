import Badge from '@mui/icons-material/BadgeOutlined';
import Casino from '@mui/icons-material/CasinoOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import type { OfficeRight } from '@pavilion/contract/office';
import type { ReactElement } from 'react';

interface Room {
  readonly path: string;
  readonly name: string;
  readonly right: OfficeRight;
  readonly icon: ReactElement;
}

/** The rooms in the order in which a day needs them. */
export const rooms: readonly Room[] = [
  { path: '/', name: 'today', right: 'today.read', icon: <Today /> },
  { path: '/withdrawals', name: 'withdrawals', right: 'withdrawals.read', icon: <Payments /> },
  { path: '/members', name: 'members', right: 'members.read', icon: <Group /> },
  { path: '/games', name: 'games', right: 'games.read', icon: <Casino /> },
  { path: '/proposals', name: 'proposals', right: 'proposals.read', icon: <FactCheck /> },
  { path: '/staff', name: 'staff', right: 'staff.read', icon: <Badge /> },
  { path: '/trace', name: 'trace', right: 'trace.read', icon: <History /> },
];
