import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  list: '/proposals',
  bounds: '/proposals/bounds',
} as const;

/** What waits for a second person, and from which size on something does. */
export const ProposalTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.proposals.room"
    wordOf={(name) => `office.proposals.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
