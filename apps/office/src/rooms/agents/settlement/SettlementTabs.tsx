import { RoomTabs } from '../../../ui/RoomTabs.tsx';

const addresses = {
  cycles: '/settlement',
  disputes: '/settlement/disputes',
  debts: '/settlement/debts',
  plans: '/settlement/plans',
  holders: '/settlement/holders',
  signals: '/settlement/signals',
  exclusions: '/settlement/exclusions',
} as const;

/** The parts of the room, each with an address of its own. */
export const SettlementTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.settlement.tabs"
    wordOf={(name) => `office.settlement.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
