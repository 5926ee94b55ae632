import type { Currency } from '@pavilion/contract';
import type { RunningOffer } from '@pavilion/contract/offers';
import { parseDecimal } from '@pavilion/money';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { instantFormat } from '../../site/instantFormat.ts';
import { useTimeZone } from '../../site/timeZone.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { BonusTerms } from '../bonusTerms/BonusTerms.tsx';

const wholePercent = 100n;

/** A bonus or a deposit that is still to be wagered: how far it is, until when, and the way out of it. */
export const RunningOfferCard = ({
  offer,
  currency,
}: {
  readonly offer: RunningOffer;
  readonly currency: Currency;
}) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const plain = (amount: string): string => plainMoney(amount, currency);
  const minorOf = (amount: string): bigint => parseDecimal(amount, currency) ?? 0n;
  const required = minorOf(offer.required);
  const percent = required === 0n ? 100 : Number((minorOf(offer.played) * wholePercent) / required);
  const times = instantFormat(locale, timeZone);
  const what =
    offer.promotion === null
      ? t('offers.of_deposit', { amount: plain(offer.amount) })
      : t('offers.of_bonus', { amount: plain(offer.amount), bonus: plain(offer.bonus) });
  return (
    <article
      data-running-offer={offer.order_number}
      className="rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
    >
      <h3 className="font-semibold text-base">{offer.promotion ?? what}</h3>
      {offer.promotion !== null && <p className="tnum mt-1 text-sm text-text-2">{what}</p>}
      <p className="tnum mt-4 font-semibold text-xl" data-offer-left={offer.left}>
        {t('offers.left', { amount: plain(offer.left) })}
      </p>
      <ProgressBar percent={percent} label={what} />
      <p className="tnum mt-2 text-sm text-text-2">
        {t('offers.played', { played: plain(offer.played), required: plain(offer.required) })}
      </p>
      {offer.terms !== null && <BonusTerms terms={offer.terms} currency={currency} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <p className="text-text-3 text-xs">
          {t('offers.since', { time: times.format(new Date(offer.at)) })}
          <span aria-hidden> · </span>
          {offer.until === null
            ? t('offers.no_deadline')
            : t('offers.until', { time: times.format(new Date(offer.until)) })}
        </p>
        {offer.give_up !== null && (
          <Button
            onClick={() => openModal({ name: 'giveUpOffer', told: { orderNumber: offer.order_number } })}
          >
            {t('offers.give_up')}
          </Button>
        )}
      </div>
    </article>
  );
};
