import type { RiskCase } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Facts } from '../../ui/Panel.tsx';
import { RowLink } from '../../ui/RowLink.tsx';

/** What a case stands on, fact by fact. */
export const Evidence = ({ evidence }: { readonly evidence: RiskCase['evidence'] }) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={Object.entries(evidence).map(([name, value]) => ({
        label: translate(`office.risk.evidence.${name}`),
        value:
          name === 'order' ? (
            <RowLink to={`/withdrawals/${value}/show`}>{value}</RowLink>
          ) : Array.isArray(value) ? (
            value.join(' · ')
          ) : (
            value
          ),
      }))}
    />
  );
};
