import type { RiskAway } from '@pavilion/contract/office';
import { DataTable, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { RiskTabs } from './RiskTabs.tsx';

const Kind = ({ row }: { readonly row: RiskAway }) => {
  const translate = useTranslate();
  return <>{translate(`office.risk.away_${row.kind ?? 'by_house'}`)}</>;
};
const Until = ({ row }: { readonly row: RiskAway }) => {
  const translate = useTranslate();
  return <Instant at={row.until} none={translate('office.risk.for_good')} />;
};
const Member = ({ row }: { readonly row: RiskAway }) => (
  <RowLink to={`/members/${row.member.id}/show`}>{row.member.account}</RowLink>
);

/** Who is away, by their own wish; nobody here can end it early. */
export const AwayList = () => (
  <OfficeList
    resource="risk_away"
    title="office.risk.tab_away"
    filters={[<TextInput key="account" source="account" alwaysOn resettable />]}
    sort={{ field: 'until', order: 'DESC' }}
    actions={false}
    above={<RiskTabs place="away" />}
    cards={{
      primaryText: (row: RiskAway) => <Member row={row} />,
      secondaryText: (row: RiskAway) => (
        <>
          <Kind row={row} /> · <Until row={row} />
        </>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="member" disableSort render={(row: RiskAway) => <Member row={row} />} />
    <DataTable.Col source="kind" disableSort render={(row: RiskAway) => <Kind row={row} />} />
    <DataTable.Col source="since" disableSort render={(row: RiskAway) => <Instant at={row.since} />} />
    <DataTable.Col source="until" render={(row: RiskAway) => <Until row={row} />} />
  </OfficeList>
);
