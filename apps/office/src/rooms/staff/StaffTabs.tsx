import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  people: '/staff',
  invitations: '/staff/invitations',
  roles: '/staff/roles',
  addresses: '/staff/addresses',
} as const;

/** People, invitations, roles and networks. */
export const StaffTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.staff.tabs"
    wordOf={(name) => `office.staff.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
