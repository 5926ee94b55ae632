import { useTranslate } from 'react-admin';
import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = { orders: '/deposits', exceptions: '/deposits/exceptions' } as const;

/** Orders, and what gateways told that did not fit. */
export const DepositTabs = ({ place }: { readonly place: keyof typeof addresses }) => {
  const translate = useTranslate();
  return (
    <RoomTabs
      label={translate('office.deposits.places')}
      place={place}
      places={Object.entries(addresses).map(([name, to]) => ({
        name,
        to,
        label: translate(`office.deposits.place_${name}`),
      }))}
    />
  );
};
