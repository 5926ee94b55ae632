import { Box, Button, Chip, LinearProgress, Typography } from '@mui/material';
import { agreementList } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { ContentTabs } from './ContentTabs.tsx';

/** Versions of the service agreement; another one begins with the words of the newest. */
export const AgreementsPage = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('content.manage');
  const answer = useAnswer(agreementList, {});
  const title = translate('office.content.tab_agreements');
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={title} />
      <ContentTabs place="agreements" />
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data !== undefined && (
        <Panel
          title={title}
          actions={
            mayManage && (
              <Button variant="contained" size="small" component={Link} to="/content/agreements/new">
                {translate('office.agreement.new')}
              </Button>
            )
          }
        >
          <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
            {translate('office.agreement.text')}
          </Typography>
          {answer.data.rows.length === 0 ? (
            <Nothing text={translate('office.agreement.none')} />
          ) : (
            <PlainTable
              label={title}
              rows={answer.data.rows}
              keyOf={({ version }) => version}
              columns={[
                { label: translate('office.agreement.from'), cell: ({ version }) => version },
                {
                  label: translate('office.agreement.languages'),
                  cell: ({ locales }) =>
                    locales
                      .map((locale) => translate(`office.language.${locale}`, { _: locale }))
                      .join(' · '),
                },
                {
                  label: translate('office.agreement.accepted'),
                  cell: ({ accepted }) => accepted,
                  end: true,
                },
                {
                  label: translate('resources.content.fields.state'),
                  cell: ({ holds }) =>
                    holds && (
                      <Chip size="small" color="success" label={translate('office.agreement.holds')} />
                    ),
                },
              ]}
            />
          )}
        </Panel>
      )}
    </Box>
  );
};
