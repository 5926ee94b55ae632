import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  methods: '/payments',
  accounts: '/payments/accounts',
  rules: '/payments/rules',
  banks: '/payments/banks',
  promotions: '/payments/promotions',
  gateways: '/payments/gateways',
} as const;

/** How money comes in and goes out, part by part. */
export const PaymentTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.payments.places"
    wordOf={(name) => `office.payments.place_${name}`}
    place={place}
    addresses={addresses}
  />
);
