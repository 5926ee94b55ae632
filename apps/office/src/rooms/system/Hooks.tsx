import { systemHooks } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';

/** What gateways told, and what became of marketing events. */
export const Hooks = () => {
  const translate = useTranslate();
  const hooks = useAnswer(systemHooks, {});
  return (
    <>
      <Panel title={translate('office.system.gateways')}>
        <Refusal failure={hooks.error} />
        <PlainTable
          label={translate('office.system.gateways')}
          rows={hooks.data?.gateways ?? []}
          keyOf={({ code }) => code}
          columns={[
            { label: translate('office.system.gateway'), cell: ({ code }) => code },
            { label: translate('office.system.events'), end: true, cell: ({ events }) => events },
            { label: translate('office.system.last'), cell: ({ last_at: at }) => <Instant at={at} /> },
            { label: translate('office.system.exceptions'), end: true, cell: ({ exceptions }) => exceptions },
          ]}
        />
      </Panel>
      <Panel title={translate('office.system.tracking')}>
        {hooks.data?.tracking.length === 0 ? (
          <Nothing text={translate('office.system.no_tracking')} />
        ) : (
          <PlainTable
            label={translate('office.system.tracking')}
            rows={hooks.data?.tracking ?? []}
            keyOf={({ state }) => state}
            columns={[
              {
                label: translate('office.system.state'),
                cell: ({ state }) => translate(`office.system.tracking_${state}`),
              },
              { label: translate('office.system.events'), end: true, cell: ({ events }) => events },
            ]}
          />
        )}
        {(hooks.data?.failures.length ?? 0) > 0 && (
          <PlainTable
            label={translate('office.system.failures')}
            rows={hooks.data?.failures ?? []}
            keyOf={({ id }) => id}
            columns={[
              { label: translate('office.system.failures'), cell: ({ at }) => <Instant at={at} /> },
              { label: translate('office.system.why'), cell: ({ outcome }) => outcome ?? '–' },
            ]}
          />
        )}
      </Panel>
    </>
  );
};
