import { both } from './both.ts';
import { hallPages } from './hallPages.ts';
import type { Template } from './pages.ts';

/** The desktop template: 992 px and wider. */
export const wide: Template = {
  ...hallPages.wide,
  ...both,
  Sports: async () => (await import('../features/sports/wide/SportsPage.tsx')).SportsPage,
  MemberShell: async () => (await import('../features/member/wide/MemberShellPage.tsx')).MemberShellPage,
  MemberInfo: async () => (await import('../features/member/wide/MemberInfoPage.tsx')).MemberInfoPage,
  FastPayment: async () => (await import('../features/cashier/wide/FastPaymentPage.tsx')).FastPaymentPage,
  MemberTransaction: async () =>
    (await import('../features/records/wide/MemberTransactionPage.tsx')).MemberTransactionPage,
  MemberLetter: async () => (await import('../features/letters/wide/MemberLetterPage.tsx')).MemberLetterPage,
  LetterPreview: async () =>
    (await import('../features/letters/wide/LetterPreviewPage.tsx')).LetterPreviewPage,
  MemberRecommendRecord: async () =>
    (await import('../features/recommend/wide/MemberRecommendRecordPage.tsx')).MemberRecommendRecordPage,
};
