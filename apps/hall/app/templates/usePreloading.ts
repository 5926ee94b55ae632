import { useEffect } from 'react';
import { useTemplate } from '../state/TemplateContext.tsx';
import type { PageName } from './pages.ts';
import { preloadPage } from './TemplatePage.tsx';

/** The pages of the centre in the order in which members go on to them. */
const pages = [
  'MemberWallet',
  'MemberDeposit',
  'MemberTransaction',
  'MemberInfo',
  'MemberLetter',
  'MemberWithdrawal',
  'MemberSecurity',
  'MemberBindAccount',
  'MemberSafety',
  'MemberAnnouncement',
  'MemberRecommendProject',
  'MemberRecommendRecord',
  'MemberRecommendSearch',
  'MemberCashSurplus',
  'MemberMissions',
  'MemberVip',
  'MemberOffers',
] as const satisfies readonly PageName[];

/** When the browser has nothing better to do; browsers without such a moment take a later one. */
const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done());
    else setTimeout(done, 200);
  });

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Once the first page of the member centre rests, fetches the others one by one, so that a press on the menu waits for the
 * answer of a call at most. Not for whoever saves data.
 */
export const usePreloading = (): void => {
  const template = useTemplate();
  useEffect(() => {
    if (savesData()) return;
    let isOver = false;
    const run = async (): Promise<void> => {
      for (const name of pages) {
        await whenIdle();
        if (isOver) return;
        await preloadPage(template, name);
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [template]);
};
