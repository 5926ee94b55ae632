import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';

/** A part of the page did not come: it says so in its place, and asks again when it is told to. */
export const PartFailed = ({
  title,
  isLarge = false,
}: {
  readonly title: string;
  readonly isLarge?: boolean;
}) => {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const again = (
    <Button busy={state === 'loading'} onClick={() => void revalidate()}>
      {t('lobby.retry')}
    </Button>
  );
  if (isLarge) {
    return (
      <EmptyScene scene="lantern" title={title} text={t('home.part_failed')}>
        {again}
      </EmptyScene>
    );
  }
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-raised px-6 py-4 ring-1 ring-line ring-inset"
    >
      <div>
        <h2 className="text-base">{title}</h2>
        <p className="text-sm text-text-2">{t('home.part_failed')}</p>
      </div>
      {again}
    </section>
  );
};
