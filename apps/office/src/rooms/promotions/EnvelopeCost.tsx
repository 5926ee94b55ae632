import type { EnvelopeLook } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Money } from '../../ui/Money.tsx';
import { CostFacts } from './Giving.tsx';

interface CostProps {
  readonly look: EnvelopeLook;
  readonly currency: string;
}

/** What an envelope will cost, before it is published. */
export const EnvelopeCost = ({ look, currency }: CostProps) => {
  const translate = useTranslate();
  const money = (amount: string, size: 'text' | 'large' = 'text') => (
    <Money amount={amount} currency={currency} size={size} />
  );
  return (
    <CostFacts
      needsSecond={look.needs_second}
      facts={[
        { label: translate('office.promotions.most'), value: money(look.most, 'large') },
        { label: translate('office.promotions.likely'), value: money(look.likely) },
        { label: translate('office.promotions.eligible'), value: look.eligible },
        { label: translate('office.promotions.mean'), value: money(look.mean) },
        { label: translate('office.promotions.least_share'), value: money(look.least_share) },
        { label: translate('office.promotions.alone_left'), value: money(look.alone_left) },
      ]}
    />
  );
};
