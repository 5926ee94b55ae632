import Savings from '@mui/icons-material/AccountBalanceOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Scales from '@mui/icons-material/BalanceOutlined';
import Promotions from '@mui/icons-material/CardGiftcardOutlined';
import Casino from '@mui/icons-material/CasinoOutlined';
import Dns from '@mui/icons-material/DnsOutlined';
import Domain from '@mui/icons-material/DomainOutlined';
import Trophy from '@mui/icons-material/EmojiEventsOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Agents from '@mui/icons-material/HubOutlined';
import Letters from '@mui/icons-material/MailOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Settlement from '@mui/icons-material/RequestQuoteOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Help from '@mui/icons-material/SupportAgentOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
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
  { path: '/deposits', name: 'deposits', right: 'deposits.read', icon: <Savings /> },
  { path: '/wins', name: 'wins', right: 'wins.read', icon: <Trophy /> },
  { path: '/payments', name: 'payments', right: 'payments.read', icon: <Tune /> },
  { path: '/reconciliation', name: 'reconciliation', right: 'reconciliation.read', icon: <Scales /> },
  { path: '/members', name: 'members', right: 'members.read', icon: <Group /> },
  { path: '/reports', name: 'reports', right: 'reports.read', icon: <Assessment /> },
  { path: '/content', name: 'content', right: 'content.read', icon: <Article /> },
  { path: '/agents', name: 'agents', right: 'agents.read', icon: <Agents /> },
  { path: '/settlement', name: 'settlement', right: 'settlement.read', icon: <Settlement /> },
  { path: '/promotions', name: 'promotions', right: 'promotions.read', icon: <Promotions /> },
  { path: '/help', name: 'help', right: 'help.read', icon: <Help /> },
  { path: '/letters', name: 'letters', right: 'letters.read', icon: <Letters /> },
  { path: '/games', name: 'games', right: 'games.read', icon: <Casino /> },
  { path: '/proposals', name: 'proposals', right: 'proposals.read', icon: <FactCheck /> },
  { path: '/risk_cases', name: 'risk', right: 'risk.read', icon: <Shield /> },
  { path: '/settings', name: 'settings', right: 'settings.read', icon: <Settings /> },
  { path: '/sites', name: 'sites', right: 'sites.read', icon: <Domain /> },
  { path: '/system', name: 'system', right: 'system.read', icon: <Dns /> },
  { path: '/staff', name: 'staff', right: 'staff.read', icon: <Badge /> },
  { path: '/trace', name: 'trace', right: 'trace.read', icon: <History /> },
];
