import { RoomTabs } from '../../ui/RoomTabs.tsx';

const addresses = {
  cases: '/risk_cases',
  rules: '/risk_cases/rules',
  addresses: '/risk_cases/addresses',
  denied: '/risk_cases/denied',
  away: '/risk_cases/away',
  limits: '/risk_cases/limits',
  pace: '/risk_cases/pace',
} as const;

/** Cases, what opens them, and who is kept out or stays away. */
export const RiskTabs = ({ place }: { readonly place: keyof typeof addresses }) => (
  <RoomTabs
    label="office.risk.tabs"
    wordOf={(name) => `office.risk.tab_${name}`}
    place={place}
    addresses={addresses}
  />
);
