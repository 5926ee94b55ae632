import { Box, Button, Chip, LinearProgress, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../session/useSession.ts';
import { Nothing, Panel } from '../../ui/Panel.tsx';

import { Refusal } from '../../ui/Refusal.tsx';
import { RowsOrCards } from '../../ui/RowsOrCards.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { type AgreementKind, agentAgreements, serviceAgreements } from './agreementKinds.tsx';

/** Versions of an agreement; another one begins with the words of the newest. */
const Versions = ({ kind }: { readonly kind: AgreementKind }) => {
  const translate = useTranslate();
  const mayManage = useMayDo(kind.right);
  const answer = useAnswer(kind.list, {});
  const title = translate(`office.${kind.words}.title`);
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={title} />
      {kind.tabs}
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data !== undefined && (
        <Panel
          title={title}
          actions={
            mayManage && (
              <Button variant="contained" size="small" component={Link} to={`${kind.address}/new`}>
                {translate('office.agreement.new')}
              </Button>
            )
          }
        >
          <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
            {translate(`office.${kind.words}.text`)}
          </Typography>
          {answer.data.rows.length === 0 ? (
            <Nothing text={translate('office.agreement.none')} />
          ) : (
            <RowsOrCards
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

export const AgreementsPage = () => <Versions kind={serviceAgreements} />;
export const AgentAgreementsPage = () => <Versions kind={agentAgreements} />;
