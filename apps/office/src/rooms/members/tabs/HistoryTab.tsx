import { memberHistory, type OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { useCallName } from '../../../ui/callName.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';

/** What staff did to a member, tried, and looked at in clear. */
export const HistoryTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const callName = useCallName();
  return (
    <Panel title={translate('office.members.deeds')}>
      <MoreList
        label={translate('office.members.deeds')}
        about={[memberHistory.path, id]}
        load={(cursor) => callOffice(memberHistory, { id, ...cursor })}
        none={translate('office.members.no_deeds')}
        keyOf={({ number }) => number}
        columns={[
          { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
          { label: translate('office.members.by'), cell: ({ by }) => by ?? '–' },
          { label: translate('office.members.deed'), cell: ({ call }) => callName(call) },
          {
            label: translate('resources.trace.fields.kind'),
            cell: ({ kind }) => translate(`office.state.trace.${kind}`),
          },
          { label: translate('office.deed.reason'), cell: ({ reason }) => reason ?? '–' },
          {
            label: translate('resources.trace.fields.outcome'),
            cell: ({ outcome }) => <StateChip kind="outcome" state={outcome} />,
          },
          { label: translate('resources.trace.fields.id'), cell: ({ number }) => number },
        ]}
      />
    </Panel>
  );
};
