import type { Template } from './pages.ts';

/** Pages that are one file for both templates, because their layouts hardly differ. */
export const both = {
  App: async () => (await import('../features/app/AppPage.tsx')).AppPage,
  MemberSecurity: async () => (await import('../features/member/MemberSecurityPage.tsx')).MemberSecurityPage,
  MemberBindAccount: async () =>
    (await import('../features/bank/MemberBindAccountPage.tsx')).MemberBindAccountPage,
  MemberDeposit: async () => (await import('../features/cashier/MemberDepositPage.tsx')).MemberDepositPage,
  MemberWallet: async () => (await import('../features/wallet/MemberWalletPage.tsx')).MemberWalletPage,
  MemberAnnouncement: async () =>
    (await import('../features/letters/MemberAnnouncementPage.tsx')).MemberAnnouncementPage,
  MemberWithdrawal: async () =>
    (await import('../features/withdrawal/MemberWithdrawalPage.tsx')).MemberWithdrawalPage,
  MemberSafety: async () => (await import('../features/safety/MemberSafetyPage.tsx')).MemberSafetyPage,
  MemberRecommendProject: async () =>
    (await import('../features/recommend/MemberRecommendProjectPage.tsx')).MemberRecommendProjectPage,
  MemberRecommendSearch: async () =>
    (await import('../features/recommend/MemberRecommendSearchPage.tsx')).MemberRecommendSearchPage,
  MemberCashSurplus: async () =>
    (await import('../features/recommend/MemberCashSurplusPage.tsx')).MemberCashSurplusPage,
  MemberMissions: async () =>
    (await import('../features/missions/MemberMissionsPage.tsx')).MemberMissionsPage,
  MemberVip: async () => (await import('../features/vip/MemberVipPage.tsx')).MemberVipPage,
  Offer: async () => (await import('../features/offers/OfferPage.tsx')).OfferPage,
  Tournament: async () => (await import('../features/tournaments/TournamentPage.tsx')).TournamentPage,
  MemberOffers: async () => (await import('../features/offers/MemberOffersPage.tsx')).MemberOffersPage,
  AgentCentre: async () => (await import('../features/agents/AgentCentrePage.tsx')).AgentCentrePage,
} satisfies Partial<Template>;
