import { Box, LinearProgress } from '@mui/material';
import { riskPace } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { RiskTabs } from './RiskTabs.tsx';

/** How often anybody may try what. */
export const PacePage = () => {
  const translate = useTranslate();
  const mayRead = useMayDo('settings.read');
  const pace = useAnswer(riskPace, {});
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.risk.tab_pace')} />
      <RiskTabs place="pace" />
      <Refusal failure={pace.error} />
      {pace.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {pace.data !== undefined && (
        <Panel title={translate('office.risk.tab_pace')}>
          <PlainTable
            label={translate('office.risk.tab_pace')}
            rows={pace.data.rows}
            keyOf={({ name }) => name}
            columns={[
              {
                label: translate('office.risk.pace_what'),
                cell: ({ name }) => translate(`office.risk.pace_${name}`),
              },
              {
                label: translate('office.risk.pace_bound'),
                cell: ({ amount, per }) => translate(`office.risk.per_${per}`, { amount }),
              },
              {
                label: translate('office.risk.pace_decided'),
                cell: ({ setting }) =>
                  setting === null ? (
                    translate('office.risk.pace_fixed')
                  ) : mayRead ? (
                    <RowLink to={`/settings/${setting}`}>
                      {translate(`office.settings.name.${setting}`)}
                    </RowLink>
                  ) : (
                    translate(`office.settings.name.${setting}`)
                  ),
              },
            ]}
          />
        </Panel>
      )}
    </Box>
  );
};
