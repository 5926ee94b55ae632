import { Suspense } from 'react';
import { sparePart } from '../../../base/lazyPart.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { DemoNotice } from '../DemoNotice.tsx';
import { Footer } from '../Footer.tsx';
import { LateShortcuts } from '../LateShortcuts.tsx';
import { Header } from './Header.tsx';

/** Beside the page, so it comes after it. */
const FloatRail = sparePart(async () => (await import('./FloatRail.tsx')).FloatRail);

export const HallShellPage = ({ data, children }: PageProps['HallShell']) => {
  const { t } = useTranslation();
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-[1200] -translate-y-20 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <Header types={data.types} />
      <main id="content" data-part="content" tabIndex={-1} className="outline-none">
        <DemoNotice />
        {children}
      </main>
      <Suspense fallback={null}>
        <FloatRail items={data.float} />
      </Suspense>
      <LateShortcuts className="mt-20" />
      <Footer sections={data.footer} className="mt-12" />
    </>
  );
};
