import type { Currency } from '@pavilion/contract';
import type { Offer } from '@pavilion/contract/offers';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { contentPath, promotionSources } from '../content/model/contentPaths.ts';

/** What a deposit brings and asks for, in the numbers of the offer's own example. */
const Line = ({ offer, currency }: { readonly offer: Offer; readonly currency: Currency }) => {
  const { t } = useTranslation();
  if (offer.kind !== 'deposit') return <p className="mt-1 text-sm text-text-2">{offer.summary}</p>;
  const { amount, credited, turnover } = offer.example;
  const plain = (value: string): string => plainMoney(value, currency);
  return (
    <p className="tnum mt-1 text-sm text-text-2">
      {t('offers.welcome_line', {
        amount: plain(amount),
        credited: plain(credited),
        turnover: plain(turnover),
      })}
    </p>
  );
};

/** The site's first offer as a visitor meets it: a picture, its name, what it comes to, and the way to its terms. */
export const WelcomeOffer = ({ offer, onLeave }: { readonly offer: Offer; readonly onLeave: () => void }) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  return (
    <section data-welcome-offer={offer.slug} className="mb-5">
      <Picture
        sources={promotionSources(offer.scene)}
        sizes="400px"
        alt=""
        width={480}
        height={270}
        className="aspect-[2/1] w-full rounded-card object-cover"
      />
      <h3 className="mt-4 text-xl">{offer.name}</h3>
      <Line offer={offer} currency={currency} />
      <Link
        to={contentPath('discount', offer.slug)}
        onClick={onLeave}
        className="inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:underline"
      >
        {t('offers.see_terms')}
      </Link>
    </section>
  );
};
