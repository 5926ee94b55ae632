import type { TournamentLook } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { CostFacts } from '../Giving.tsx';

interface CostProps {
  readonly look: TournamentLook;
  readonly currency: string;
}

/** What a tournament will cost, before it is published. */
export const TournamentCost = ({ look, currency }: CostProps) => {
  const translate = useTranslate();
  return (
    <CostFacts
      needsSecond={look.needs_second}
      facts={[
        {
          label: translate('office.promotions.most'),
          value: <Money amount={look.most} currency={currency} size="large" />,
        },
        { label: translate('office.tournaments.places'), value: look.places },
        { label: translate('office.promotions.eligible'), value: look.eligible },
        { label: translate('office.tournaments.played'), value: look.played },
        ...(look.game_names.length === 0
          ? []
          : [{ label: translate('office.tournaments.games'), value: look.game_names.join(' · ') }]),
        { label: translate('office.promotions.starts_at'), value: <Instant at={look.starts_at} /> },
        { label: translate('office.promotions.end_at'), value: <Instant at={look.ends_at} /> },
        {
          label: translate('office.promotions.alone_left'),
          value: <Money amount={look.alone_left} currency={currency} />,
        },
      ]}
    />
  );
};
