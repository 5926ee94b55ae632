import { useTranslate } from 'react-admin';
import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  methods: '/payments',
  accounts: '/payments/accounts',
  rules: '/payments/rules',
  promotions: '/payments/promotions',
  gateways: '/payments/gateways',
} as const;

/** How money comes in and goes out, part by part. */
export const PaymentTabs = ({ place }: { readonly place: keyof typeof addresses }) => {
  const translate = useTranslate();
  return (
    <RoomTabs
      label={translate('office.payments.places')}
      place={place}
      places={Object.entries(addresses).map(([name, to]) => ({
        name,
        to,
        label: translate(`office.payments.place_${name}`),
      }))}
    />
  );
};
