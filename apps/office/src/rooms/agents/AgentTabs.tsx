import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  tree: '/agents',
  relations: '/agents/relations',
  applications: '/agents/applications',
  codes: '/agents/codes',
  domains: '/agents/domains',
  agreements: '/agents/agreements',
} as const;

/** The parts of the room, each with an address of its own. */
export const AgentTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.agents.tabs"
    wordOf={(name) => `office.agents.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
