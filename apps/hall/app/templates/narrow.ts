import { both } from './both.ts';
import { hallPages } from './hallPages.ts';
import type { Template } from './pages.ts';

/** The phone template: narrower than 992 px. */
export const narrow: Template = {
  ...hallPages.narrow,
  ...both,
  Sports: async () => (await import('../features/sports/narrow/SportsPage.tsx')).SportsPage,
  MemberShell: async () => (await import('../features/member/narrow/MemberShellPage.tsx')).MemberShellPage,
  MemberInfo: async () => (await import('../features/member/narrow/MemberInfoPage.tsx')).MemberInfoPage,
  FastPayment: async () => (await import('../features/cashier/narrow/FastPaymentPage.tsx')).FastPaymentPage,
  MemberTransaction: async () =>
    (await import('../features/records/narrow/MemberTransactionPage.tsx')).MemberTransactionPage,
  MemberLetter: async () =>
    (await import('../features/letters/narrow/MemberLetterPage.tsx')).MemberLetterPage,
  LetterPreview: async () =>
    (await import('../features/letters/narrow/LetterPreviewPage.tsx')).LetterPreviewPage,
  MemberRecommendRecord: async () =>
    (await import('../features/recommend/narrow/MemberRecommendRecordPage.tsx')).MemberRecommendRecordPage,
};
