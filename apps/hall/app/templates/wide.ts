import { hallPages } from './hallPages.ts';
import type { Template } from './pages.ts';

/** The desktop template: 992 px and wider. */
export const wide: Template = {
  ...hallPages.wide,
  Sports: async () => (await import('../features/sports/wide/SportsPage.tsx')).SportsPage,
  MemberShell: async () => (await import('../features/member/wide/MemberShellPage.tsx')).MemberShellPage,
  MemberInfo: async () => (await import('../features/member/wide/MemberInfoPage.tsx')).MemberInfoPage,
  MemberSecurity: async () =>
    (await import('../features/member/wide/MemberSecurityPage.tsx')).MemberSecurityPage,
  MemberBindAccount: async () =>
    (await import('../features/bank/wide/MemberBindAccountPage.tsx')).MemberBindAccountPage,
  MemberDeposit: async () =>
    (await import('../features/cashier/wide/MemberDepositPage.tsx')).MemberDepositPage,
  FastPayment: async () => (await import('../features/cashier/wide/FastPaymentPage.tsx')).FastPaymentPage,
  MemberWallet: async () => (await import('../features/wallet/wide/MemberWalletPage.tsx')).MemberWalletPage,
  MemberTransaction: async () =>
    (await import('../features/records/wide/MemberTransactionPage.tsx')).MemberTransactionPage,
  MemberAnnouncement: async () =>
    (await import('../features/letters/wide/MemberAnnouncementPage.tsx')).MemberAnnouncementPage,
  MemberLetter: async () => (await import('../features/letters/wide/MemberLetterPage.tsx')).MemberLetterPage,
  MemberWithdrawal: async () =>
    (await import('../features/withdrawal/wide/MemberWithdrawalPage.tsx')).MemberWithdrawalPage,
  MemberSafety: async () => (await import('../features/safety/wide/MemberSafetyPage.tsx')).MemberSafetyPage,
  MemberRecommendProject: async () =>
    (await import('../features/recommend/wide/MemberRecommendProjectPage.tsx')).MemberRecommendProjectPage,
  MemberRecommendRecord: async () =>
    (await import('../features/recommend/wide/MemberRecommendRecordPage.tsx')).MemberRecommendRecordPage,
  MemberRecommendSearch: async () =>
    (await import('../features/recommend/wide/MemberRecommendSearchPage.tsx')).MemberRecommendSearchPage,
  MemberCashSurplus: async () =>
    (await import('../features/recommend/wide/MemberCashSurplusPage.tsx')).MemberCashSurplusPage,
  AgentCentre: async () => (await import('../features/agents/wide/AgentCentrePage.tsx')).AgentCentrePage,
};
