import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  orders: '/deposits',
  exceptions: '/deposits/exceptions',
} as const;

/** Orders, and what gateways told that did not fit. */
export const DepositTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.deposits.places"
    wordOf={(name) => `office.deposits.place_${name}`}
    place={place}
    addresses={addresses}
  />
);
