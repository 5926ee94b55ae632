import { Box, Button, LinearProgress, Stack, TextField } from '@mui/material';
import type { Locale } from '@pavilion/contract';
import type { AgreementTexts } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { type AgreementKind, agentAgreements, serviceAgreements } from './agreementKinds.tsx';
import { WordsField } from './WordsField.tsx';

const noTexts: AgreementTexts = { title: {}, content: {} };
const title = { control: 'line', lengthMax: 200, isRequired: true } as const;
const content = { control: 'html', lengthMax: 100_000, isRequired: true } as const;

interface AgreementFormProps {
  readonly kind: AgreementKind;
  readonly begins: AgreementTexts;
  readonly siteLocales: readonly Locale[];
}

const AgreementForm = ({ kind, begins, siteLocales }: AgreementFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [texts, setTexts] = useState(begins);
  const [version, setVersion] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  const propose = useDeed(kind.propose, () => {
    notify('office.deed.proposed', { type: 'info' });
    void navigate(kind.address);
  });
  return (
    <Panel title={translate('office.agreement.new')}>
      <Stack sx={{ gap: 3 }}>
        <TextField
          type="date"
          label={translate('office.agreement.from')}
          helperText={translate('office.agreement.from_hint')}
          value={version}
          required
          onChange={(event) => setVersion(event.target.value)}
          sx={{ maxWidth: 320 }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <WordsField
          label={translate('office.piece.field_title')}
          control={title}
          value={texts.title}
          siteLocales={siteLocales}
          isDisabled={false}
          onChange={(words) => setTexts({ ...texts, title: words })}
        />
        <WordsField
          label={translate('office.piece.field_content')}
          control={content}
          value={texts.content}
          siteLocales={siteLocales}
          isDisabled={false}
          onChange={(words) => setTexts({ ...texts, content: words })}
        />
        <Box>
          <Button variant="contained" disabled={version === ''} onClick={() => setAsking(true)}>
            {translate('office.agreement.propose')}
          </Button>
        </Box>
      </Stack>
      {isAsking && (
        <DeedDialog
          title={translate('office.agreement.propose')}
          text={translate(`office.${kind.words}.propose_text`, { day: version })}
          confirm={translate('office.agreement.propose')}
          asksReason
          run={(reason) => propose.mutateAsync({ version, texts, reason, request_id: requestId })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
};

const Newest = ({ version, kind, siteLocales }: Omit<AgreementFormProps, 'begins'> & { version: string }) => {
  const newest = useAnswer(kind.one, { version });
  return (
    <>
      <Refusal failure={newest.error} />
      {newest.data !== undefined && (
        <AgreementForm kind={kind} begins={newest.data.texts} siteLocales={siteLocales} />
      )}
    </>
  );
};

/** Another version of an agreement, which a second person confirms. */
const NewVersion = ({ kind }: { readonly kind: AgreementKind }) => {
  const translate = useTranslate();
  const answer = useAnswer(kind.list, {});
  const newest = answer.data?.rows[0]?.version;
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.agreement.new')} />
      {kind.tabs}
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data !== undefined &&
        (newest === undefined ? (
          <AgreementForm kind={kind} begins={noTexts} siteLocales={answer.data.locales} />
        ) : (
          <Newest version={newest} kind={kind} siteLocales={answer.data.locales} />
        ))}
    </Box>
  );
};

export const NewAgreementPage = () => <NewVersion kind={serviceAgreements} />;
export const NewAgentAgreementPage = () => <NewVersion kind={agentAgreements} />;
