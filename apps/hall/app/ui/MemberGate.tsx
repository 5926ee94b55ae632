import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/texts.ts';
import { useSession } from '../session/session.ts';
import { openModal } from '../state/modalStore.ts';
import { Button } from './Button.tsx';
import { EmptyScene } from './EmptyScene.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The server renders without knowing who asks; the member's own pages begin in the browser, for members only. */
export const MemberGate = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const session = useSession();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (inBrowser && session) return children;
  const title = <title>{t('member.title', { place: t('member.menu') })}</title>;
  if (!inBrowser) {
    return (
      <>
        {title}
        <h1 className="sr-only">{t('member.menu')}</h1>
        <Skeleton className="h-96 w-full" />
      </>
    );
  }
  return (
    <EmptyScene isPage scene="waiting" title={t('login.ask_title')} text={t('member.gate_text')}>
      {title}
      <Button onClick={() => openModal('register')}>{t('shell.join')}</Button>
      <Button tone="main" onClick={() => openModal('login')}>
        {t('shell.login')}
      </Button>
    </EmptyScene>
  );
};
