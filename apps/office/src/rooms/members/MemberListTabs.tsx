import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  members: '/members',
  tags: '/members/tags',
} as const;

/** Members, and the tags that they are given. */
export const MemberListTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.member.tabs"
    wordOf={(name) => `office.member.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
