import type { ReactNode } from 'react';
import { type TextKey, useTranslation } from '../i18n/texts.ts';
import { useTemplate } from '../state/TemplateContext.tsx';

/** A page of the member centre. Its name stands above it on the desktop; on a phone the bar says it. */
export const MemberPage = ({ title, children }: { title: TextKey; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t(title) })}</title>
      <h1 className={useTemplate() === 'wide' ? 'mb-6 text-2xl' : 'sr-only'}>{t(title)}</h1>
      {children}
    </>
  );
};
