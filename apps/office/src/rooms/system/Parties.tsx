import { Chip } from '@mui/material';
import { type SystemParty, systemParties } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

const Party = ({ row }: { readonly row: SystemParty }) => {
  const translate = useTranslate();
  return (
    <>
      {translate(`office.system.party_${row.kind}`)} · {row.name}{' '}
      {row.failing_since !== null && (
        <Chip size="small" color="error" variant="outlined" label={translate('office.system.failing')} />
      )}
    </>
  );
};

/** What the hall asks of providers and gateways, and how they answer. */
export const Parties = () => {
  const translate = useTranslate();
  const parties = useAnswer(systemParties, {});
  return (
    <Panel title={translate('office.system.parties')}>
      <Refusal failure={parties.error} />
      {parties.data?.rows.length === 0 ? (
        <Nothing text={translate('office.system.no_parties')} />
      ) : (
        <PlainTable
          label={translate('office.system.parties')}
          rows={parties.data?.rows ?? []}
          keyOf={({ kind, id, call }) => `${kind} ${id} ${call}`}
          columns={[
            { label: translate('office.system.party'), cell: (row) => <Party row={row} /> },
            { label: translate('office.system.call'), cell: ({ call }) => call },
            { label: translate('office.system.count'), end: true, cell: ({ count }) => count },
            { label: translate('office.system.refused'), end: true, cell: ({ refused }) => refused },
            { label: translate('office.system.unanswered'), end: true, cell: ({ failed }) => failed },
            { label: 'p50 ms', end: true, cell: (row) => row.p50_ms },
            { label: 'p95 ms', end: true, cell: (row) => row.p95_ms },
            { label: 'p99 ms', end: true, cell: (row) => row.p99_ms },
          ]}
        />
      )}
    </Panel>
  );
};
