import { hallPages } from './hallPages.ts';
import type { Template } from './pages.ts';

/** The phone template: narrower than 992 px. */
export const narrow: Template = {
  ...hallPages.narrow,
  Sports: async () => (await import('../features/sports/narrow/SportsPage.tsx')).SportsPage,
  MemberShell: async () => (await import('../features/member/narrow/MemberShellPage.tsx')).MemberShellPage,
  MemberInfo: async () => (await import('../features/member/narrow/MemberInfoPage.tsx')).MemberInfoPage,
  MemberSecurity: async () =>
    (await import('../features/member/narrow/MemberSecurityPage.tsx')).MemberSecurityPage,
  MemberBindAccount: async () =>
    (await import('../features/bank/narrow/MemberBindAccountPage.tsx')).MemberBindAccountPage,
  MemberDeposit: async () =>
    (await import('../features/cashier/narrow/MemberDepositPage.tsx')).MemberDepositPage,
  FastPayment: async () => (await import('../features/cashier/narrow/FastPaymentPage.tsx')).FastPaymentPage,
  MemberWallet: async () => (await import('../features/wallet/narrow/MemberWalletPage.tsx')).MemberWalletPage,
  MemberTransaction: async () =>
    (await import('../features/records/narrow/MemberTransactionPage.tsx')).MemberTransactionPage,
  MemberAnnouncement: async () =>
    (await import('../features/letters/narrow/MemberAnnouncementPage.tsx')).MemberAnnouncementPage,
  MemberLetter: async () =>
    (await import('../features/letters/narrow/MemberLetterPage.tsx')).MemberLetterPage,
  MemberWithdrawal: async () =>
    (await import('../features/withdrawal/narrow/MemberWithdrawalPage.tsx')).MemberWithdrawalPage,
  MemberSafety: async () => (await import('../features/safety/narrow/MemberSafetyPage.tsx')).MemberSafetyPage,
  MemberRecommendProject: async () =>
    (await import('../features/recommend/narrow/MemberRecommendProjectPage.tsx')).MemberRecommendProjectPage,
  MemberRecommendRecord: async () =>
    (await import('../features/recommend/narrow/MemberRecommendRecordPage.tsx')).MemberRecommendRecordPage,
  MemberRecommendSearch: async () =>
    (await import('../features/recommend/narrow/MemberRecommendSearchPage.tsx')).MemberRecommendSearchPage,
  MemberCashSurplus: async () =>
    (await import('../features/recommend/narrow/MemberCashSurplusPage.tsx')).MemberCashSurplusPage,
  AgentCentre: async () => (await import('../features/agents/narrow/AgentCentrePage.tsx')).AgentCentrePage,
};
