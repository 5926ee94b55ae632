import { memberBonuses, type OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';

/** What a member was given beside the games. */
export const BonusesTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.member.part_bonuses')}>
      <MoreList
        label={translate('office.member.part_bonuses')}
        about={[memberBonuses.path, id]}
        load={(cursor) => callOffice(memberBonuses, { id, ...cursor })}
        none={translate('office.member.no_bonuses')}
        keyOf={({ key }) => key}
        columns={[
          { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
          { label: translate('office.member.kind'), cell: ({ kind }) => translate(`office.bonus.${kind}`) },
          {
            label: translate('office.bonus.name'),
            cell: ({ kind, name }) =>
              kind === 'award' ? translate(`office.award.${name}`, { _: name }) : name,
          },
          {
            label: translate('resources.withdrawals.fields.amount'),
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            end: true,
          },
          {
            label: translate('office.bonus.rounds'),
            cell: ({ rounds }) =>
              rounds === null
                ? '–'
                : translate('office.bonus.rounds_used', { given: rounds.given, used: rounds.used }),
          },
          {
            label: translate('resources.withdrawals.fields.state'),
            cell: ({ state }) => <StateChip kind="bonus" state={state} />,
          },
        ]}
      />
    </Panel>
  );
};
