import { type RiskLimit, riskLimitList } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { RiskTabs } from './RiskTabs.tsx';

const kinds = riskLimitList.data.shape.rows.element.shape.kind.options;

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={kinds.map((id) => ({ id, name: `office.risk.limit_${id}` }))}
  />,
];

const Member = ({ row }: { readonly row: RiskLimit }) => (
  <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink>
);
const What = ({ row }: { readonly row: RiskLimit }) => {
  const translate = useTranslate();
  return (
    <>
      {translate(`office.risk.limit_${row.kind}`)} · {translate(`office.risk.period_${row.period}`)}
    </>
  );
};
const Amount = ({ row, amount }: { readonly row: RiskLimit; readonly amount: string | null }) => {
  const translate = useTranslate();
  if (amount === null) return <>{translate('office.risk.no_limit')}</>;
  return row.kind === 'session' ? (
    translate('office.risk.minutes', { amount })
  ) : (
    <Money amount={amount} currency={row.currency} />
  );
};
const Next = ({ row }: { readonly row: RiskLimit }) =>
  row.next_at === null ? (
    <>–</>
  ) : (
    <>
      <Amount row={row} amount={row.next_amount} /> · <Instant at={row.next_at} />
    </>
  );

/** The limits that members have set themselves. */
export const LimitList = () => (
  <OfficeList
    resource="risk_limits"
    title="office.risk.tab_limits"
    filters={filters}
    sort={{ field: 'set_at', order: 'DESC' }}
    actions={false}
    above={<RiskTabs place="limits" />}
    cards={{
      primaryText: (row: RiskLimit) => <Member row={row} />,
      secondaryText: (row: RiskLimit) => (
        <>
          <What row={row} /> · <Amount row={row} amount={row.amount} />
        </>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="member" disableSort render={(row: RiskLimit) => <Member row={row} />} />
    <DataTable.Col source="kind" disableSort render={(row: RiskLimit) => <What row={row} />} />
    <DataTable.Col
      source="amount"
      disableSort
      render={(row: RiskLimit) => <Amount row={row} amount={row.amount} />}
    />
    <DataTable.Col source="next_at" disableSort render={(row: RiskLimit) => <Next row={row} />} />
    <DataTable.Col source="set_at" render={(row: RiskLimit) => <Instant at={row.set_at} />} />
  </OfficeList>
);
