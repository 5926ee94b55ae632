import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { JackpotFigures } from './JackpotFigures.tsx';
import { isEmptyPot } from './model/jackpotFigures.ts';
import { useJackpot } from './model/useJackpot.ts';
import { PartFailed } from './PartFailed.tsx';

interface JackpotBandProps {
  /** Decimal string that the page came with; null when it did not come. */
  readonly initial: string | null;
  readonly narrow?: boolean;
}

/** The total, as soon as anybody knows it and there is one: the channel or the next look may bring what the page could not. */
export const JackpotBand = ({ initial, narrow = false }: JackpotBandProps) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const amount = useJackpot(initial, currency);
  if (amount === null) return <PartFailed title={t('home.jackpot')} />;
  if (isEmptyPot(amount)) return null;
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
