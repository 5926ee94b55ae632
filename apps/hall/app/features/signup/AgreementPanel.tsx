import { serviceAgreement } from '@pavilion/contract/signup';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The service agreement in place of the form, which keeps what was typed. */
export const AgreementPanel = ({
  onAgree,
  onBack,
}: {
  readonly onAgree: () => void;
  readonly onBack: () => void;
}) => {
  const { t } = useTranslation();
  const agreement = useCallQuery(serviceAgreement, {});
  if (agreement.isError) {
    return (
      <EmptyScene scene="bridge" title={t('signup.agreement_failed')}>
        <Button onClick={() => void agreement.refetch()}>{t('signup.retry')}</Button>
        <Button onClick={onBack}>{t('signup.back')}</Button>
      </EmptyScene>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {agreement.data ? (
        agreement.data.list.map((part) => (
          <article key={part.id} className="prose">
            <h3>{part.title}</h3>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server answers sanitised HTML */}
            <div dangerouslySetInnerHTML={{ __html: part.content }} />
          </article>
        ))
      ) : (
        <Skeleton className="h-80" />
      )}
      <div className="flex gap-3">
        <Button onClick={onBack}>{t('signup.back')}</Button>
        <Button tone="main" className="flex-1" onClick={onAgree}>
          {t('signup.agree')}
        </Button>
      </div>
    </div>
  );
};
