import { useTranslation } from '../../i18n/texts.ts';
import { AgainButton } from './AgainButton.tsx';

/** A part of the page did not come: it says so in its place, and asks again when it is told to. */
export const PartFailed = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation();
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-raised px-6 py-4 ring-1 ring-line ring-inset"
    >
      <div>
        <h2 className="text-base">{title}</h2>
        <p className="text-sm text-text-2">{t('home.part_failed')}</p>
      </div>
      <AgainButton />
    </section>
  );
};
