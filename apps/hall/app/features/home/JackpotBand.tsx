import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { JackpotFigures } from './JackpotFigures.tsx';
import { useJackpot } from './model/useJackpot.ts';

export const JackpotBand = ({ initial, narrow = false }: { initial: string; narrow?: boolean }) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const amount = useJackpot(initial, currency);
  return (
    <section
      aria-label={t('home.jackpot')}
      className={classes(
        'flex rounded-card bg-raised ring-1 ring-line ring-inset',
        narrow ? 'flex-col items-center gap-2.5 px-3 py-4' : 'items-center justify-between gap-8 px-8 py-6',
      )}
    >
      <div className={narrow ? 'flex items-baseline gap-2' : undefined}>
        <h2 className={narrow ? 'text-sm' : 'text-xl'}>{t('home.jackpot')}</h2>
        <p className={classes('text-text-3', narrow ? 'text-xs' : 'mt-1 text-sm')}>
          {t('home.jackpot_note')}
        </p>
      </div>
      <JackpotFigures
        amount={amount}
        currency={currency}
        className={narrow ? 'text-[clamp(16px,5.6vw,26px)]' : 'text-[2.5rem]'}
      />
    </section>
  );
};
