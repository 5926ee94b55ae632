import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/texts.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { DemoNotice } from '../DemoNotice.tsx';
import { Footer } from '../Footer.tsx';
import { LateShortcuts } from '../LateShortcuts.tsx';
import { BottomBar } from './BottomBar.tsx';
import { TopBar } from './TopBar.tsx';

const parts: readonly (string | null)[] = ['header', 'content', 'footer'];

/**
 * The phone's frame. An app shell may hide header or footer, or ask for one part alone (spec §2); bootScript.ts keeps
 * that up on the pages that follow.
 */
export const HallShellPage = ({ data, children }: PageProps['HallShell']) => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = search.get('appPage');
  const only = parts.includes(asked) ? asked : null;
  const header = only === null ? search.get('header') !== 'false' : only === 'header';
  const footer = only === null ? search.get('footer') !== 'false' : only === 'footer';
  const content = only === null || only === 'content';
  return (
    <div className="[--gutter:14px]">
      {header && <TopBar />}
      {content && (
        <main id="content" data-part="content" tabIndex={-1} className="outline-none">
          <DemoNotice />
          {children}
        </main>
      )}
      {footer && (
        <>
          <LateShortcuts className="mt-10" />
          <Footer sections={data.footer} className="mt-10 pb-24" />
          <BottomBar label={t('shell.nav_bottom')} />
        </>
      )}
    </div>
  );
};
