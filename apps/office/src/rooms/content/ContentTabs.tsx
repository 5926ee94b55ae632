import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  pieces: '/content',
  order: '/content/order',
  coverage: '/content/coverage',
  pictures: '/content/pictures',
  agreements: '/content/agreements',
} as const;

/** Pieces, their order, what is missing of them, pictures, and agreements. */
export const ContentTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.content.tabs"
    wordOf={(name) => `office.content.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
