import { serviceAgreement } from '@pavilion/contract/signup';
import { useEffect, useRef } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The service agreement in place of the form, which keeps what was typed. Begins at its first line. */
export const AgreementPanel = () => {
  const { t } = useTranslation();
  const agreement = useCallQuery(serviceAgreement, {});
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={panel} tabIndex={-1} data-agreement className="flex scroll-mt-6 flex-col gap-8 outline-none">
      {agreement.isError && (
        <EmptyScene scene="bridge" title={t('signup.agreement_failed')}>
          <Button onClick={() => void agreement.refetch()}>{t('signup.retry')}</Button>
        </EmptyScene>
      )}
      {agreement.isPending && <Skeleton className="h-80" />}
      {agreement.data?.list.map((part, _index, parts) => (
        <article key={part.id} className="reading text-sm">
          {/* A single part is named by the dialog's own title. */}
          {parts.length > 1 && <h2>{part.title}</h2>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server answers sanitised HTML */}
          <div className="reading" dangerouslySetInnerHTML={{ __html: part.content }} />
        </article>
      ))}
    </div>
  );
};

/** Stays in view under the agreement, however long it is. */
export const AgreementChoice = ({
  onAgree,
  onBack,
}: {
  readonly onAgree: () => void;
  readonly onBack: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onBack}>{t('signup.back')}</Button>
      <Button tone="main" className="min-w-0 flex-1" onClick={onAgree}>
        {t('signup.agree')}
      </Button>
    </>
  );
};
