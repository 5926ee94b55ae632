import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  envelopes: '/promotions',
  missions: '/promotions/missions',
  tournaments: '/promotions/tournaments',
  vip: '/promotions/vip',
  costs: '/promotions/costs',
} as const;

/** Red envelopes, missions, tournaments, levels, and what promotions cost and brought. */
export const PromotionTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.promotions.tabs"
    wordOf={(name) => `office.promotions.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
