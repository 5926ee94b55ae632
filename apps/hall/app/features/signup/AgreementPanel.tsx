import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { AgreementArticle } from '../../ui/AgreementArticle.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Signup } from './model/useSignup.ts';

/** The service agreement, with its version. */
export const AgreementText = ({ agreement }: Pick<Signup, 'agreement'>) => {
  const { t } = useTranslation();
  const parts = agreement.data?.list ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls a long text by the keys
    <section tabIndex={0} aria-label={t('signup.agreement')} data-agreement className="flex flex-col gap-8">
      {!agreement.isPending && parts.length === 0 && (
        <EmptyScene scene="failed" title={t('signup.agreement_failed')}>
          <Button onClick={() => void agreement.refetch()}>{t('signup.retry')}</Button>
        </EmptyScene>
      )}
      {agreement.isPending && <Skeleton className="h-80" />}
      {parts.map((part) => (
        // A single part is named by the dialog's own title.
        <AgreementArticle
          key={part.id}
          title={parts.length > 1 ? part.title : undefined}
          version={part.version}
          content={part.content}
        />
      ))}
    </section>
  );
};

/** The service agreement in place of the form, which keeps what was typed. Begins at its first line. */
export const AgreementPanel = (props: Pick<Signup, 'agreement'>) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-6 outline-none">
      <AgreementText {...props} />
    </div>
  );
};

/** Stays in view under the agreement, however long it is. */
export const AgreementChoice = ({
  canAgree,
  onAgree,
  onBack,
}: {
  /** Only what can be read can be agreed to. */
  readonly canAgree: boolean;
  readonly onAgree: () => void;
  readonly onBack: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onBack}>{t('signup.back')}</Button>
      <Button tone="main" className="min-w-0 flex-1" disabled={!canAgree} onClick={onAgree}>
        {t('signup.agree')}
      </Button>
    </>
  );
};
