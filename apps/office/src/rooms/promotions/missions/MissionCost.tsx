import type { MissionLook } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Money } from '../../../ui/Money.tsx';
import { CostFacts } from '../Giving.tsx';

interface CostProps {
  readonly look: MissionLook;
  readonly currency: string;
}

/** What a mission will cost, before it is published. */
export const MissionCost = ({ look, currency }: CostProps) => {
  const translate = useTranslate();
  const money = (amount: string, size: 'text' | 'large' = 'text') => (
    <Money amount={amount} currency={currency} size={size} />
  );
  return (
    <CostFacts
      needsSecond={look.needs_second}
      facts={[
        { label: translate('office.promotions.most'), value: money(look.most, 'large') },
        { label: translate('office.missions.likely'), value: money(look.likely) },
        { label: translate('office.missions.reached'), value: look.reached },
        { label: translate('office.promotions.eligible'), value: look.eligible },
        { label: translate('office.missions.places'), value: look.places },
        { label: translate('office.promotions.alone_left'), value: money(look.alone_left) },
      ]}
    />
  );
};
