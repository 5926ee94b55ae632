import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  tree: '/agents',
  applications: '/agents/applications',
  codes: '/agents/codes',
  domains: '/agents/domains',
} as const;

/** The four parts of the room, each with an address of its own. */
export const AgentTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs label="office.agents.tabs" words="office.agents.tab" place={place} addresses={addresses} />
);
