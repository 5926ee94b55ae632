import { useTranslation } from '../../i18n/texts.ts';

/** Stands wherever a game is offered with play money (decisions: People's safety). */
export const DemoMark = () => {
  const { t } = useTranslation();
  return (
    <span className="inline-flex h-6 shrink-0 items-center rounded-full bg-accent-soft px-2.5 font-semibold text-accent text-xs leading-none">
      {t('play.demo_mark')}
    </span>
  );
};
