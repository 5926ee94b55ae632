import type { Template } from './pages.ts';

/** The desktop template: 992 px and wider. */
export const wide: Template = {
  HallShell: async () => (await import('../features/shell/wide/HallShellPage.tsx')).HallShellPage,
  Home: async () => (await import('../features/home/wide/HomePage.tsx')).HomePage,
  ContentList: async () => (await import('../features/content/wide/ContentListPage.tsx')).ContentListPage,
  ContentEntry: async () => (await import('../features/content/wide/ContentEntryPage.tsx')).ContentEntryPage,
  Sponsor: async () => (await import('../features/template/wide/SponsorPage.tsx')).SponsorPage,
  Sports: async () => (await import('../features/sports/wide/SportsPage.tsx')).SportsPage,
  App: async () => (await import('../features/app/wide/AppPage.tsx')).AppPage,
  GameHall: async () => (await import('../features/lobby/wide/GameHallPage.tsx')).GameHallPage,
  Lobby: async () => (await import('../features/lobby/wide/LobbyPage.tsx')).LobbyPage,
  MemberShell: async () => (await import('../features/member/wide/MemberShellPage.tsx')).MemberShellPage,
  MemberInfo: async () => (await import('../features/member/wide/MemberInfoPage.tsx')).MemberInfoPage,
  MemberSecurity: async () =>
    (await import('../features/member/wide/MemberSecurityPage.tsx')).MemberSecurityPage,
  MemberBindAccount: async () =>
    (await import('../features/bank/wide/MemberBindAccountPage.tsx')).MemberBindAccountPage,
  MemberDeposit: async () =>
    (await import('../features/cashier/wide/MemberDepositPage.tsx')).MemberDepositPage,
  MemberWallet: async () => (await import('../features/wallet/wide/MemberWalletPage.tsx')).MemberWalletPage,
  MemberTransaction: async () =>
    (await import('../features/records/wide/MemberTransactionPage.tsx')).MemberTransactionPage,
  MemberAnnouncement: async () =>
    (await import('../features/letters/wide/MemberAnnouncementPage.tsx')).MemberAnnouncementPage,
  MemberLetter: async () => (await import('../features/letters/wide/MemberLetterPage.tsx')).MemberLetterPage,
  MemberWithdrawal: async () =>
    (await import('../features/withdrawal/wide/MemberWithdrawalPage.tsx')).MemberWithdrawalPage,
  MemberSafety: async () => (await import('../features/safety/wide/MemberSafetyPage.tsx')).MemberSafetyPage,
};
