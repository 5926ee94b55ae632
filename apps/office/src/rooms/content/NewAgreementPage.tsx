import { Box, Button, LinearProgress, Stack, TextField } from '@mui/material';
import type { Locale } from '@pavilion/contract';
import {
  type AgreementTexts,
  agreementList,
  agreementOne,
  agreementPropose,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { WordsField } from './WordsField.tsx';

const noTexts: AgreementTexts = { title: {}, content: {} };
const title = { control: 'line', lengthMax: 200, isRequired: true } as const;
const content = { control: 'html', lengthMax: 100_000, isRequired: true } as const;

interface AgreementFormProps {
  readonly begins: AgreementTexts;
  readonly siteLocales: readonly Locale[];
}

const AgreementForm = ({ begins, siteLocales }: AgreementFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [texts, setTexts] = useState(begins);
  const [version, setVersion] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  const propose = useDeed(agreementPropose, () => {
    notify('office.deed.proposed', { type: 'info' });
    void navigate('/content/agreements');
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
          text={translate('office.agreement.propose_text', { day: version })}
          confirm={translate('office.agreement.propose')}
          asksReason
          run={(reason) => propose.mutateAsync({ version, texts, reason, request_id: requestId })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
};

const Newest = ({
  version,
  siteLocales,
}: {
  readonly version: string;
  readonly siteLocales: readonly Locale[];
}) => {
  const newest = useAnswer(agreementOne, { version });
  return (
    <>
      <Refusal failure={newest.error} />
      {newest.data !== undefined && <AgreementForm begins={newest.data.texts} siteLocales={siteLocales} />}
    </>
  );
};

/** Another version of the service agreement, which a second person confirms. */
export const NewAgreementPage = () => {
  const translate = useTranslate();
  const answer = useAnswer(agreementList, {});
  const newest = answer.data?.rows[0]?.version;
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.agreement.new')} />
      <ContentTabs place="agreements" />
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data !== undefined &&
        (newest === undefined ? (
          <AgreementForm begins={noTexts} siteLocales={answer.data.locales} />
        ) : (
          <Newest version={newest} siteLocales={answer.data.locales} />
        ))}
    </Box>
  );
};
