import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type HelpCaseOne, helpAnswerLengthMax, helpCaseAnswer } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Columns } from '../../ui/Columns.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { useLanguages } from '../../ui/useLanguages.ts';

interface PartProps {
  readonly asked: HelpCaseOne;
}

const CaseTitle = () => {
  const translate = useTranslate();
  const asked = useRecordContext<HelpCaseOne>();
  return <span>{translate('office.help.one', { account: asked?.member.account ?? '' })}</span>;
};

const AnswerDeed = ({ asked }: PartProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const languages = useLanguages();
  const mayAnswer = useMayDo('help.answer');
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState('');
  const send = useDeed(helpCaseAnswer, () => notify('office.help.answered', { type: 'success' }));
  if (asked.state !== 'waiting' || !mayAnswer) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {translate('office.help.answer')}
      </Button>
      {isAsking && (
        <DeedDialog
          title={`${translate('office.help.answer')} · ${asked.member.account}`}
          text={translate('office.help.answer_text', { language: languages.nameOf(asked.locale) })}
          confirm={translate('office.help.answer')}
          isReady={answer.trim() !== ''}
          run={() => send.mutateAsync({ id: asked.id, answer })}
          onClose={() => setAsking(false)}
        >
          <TextField
            label={translate('office.help.answer_words')}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            required
            fullWidth
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: helpAnswerLengthMax } }}
          />
        </DeedDialog>
      )}
    </>
  );
};

const Words = ({ text, locale }: { readonly text: string; readonly locale: string }) => (
  <Box lang={locale.replace('_', '-')} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Box>
);

const Asked = ({ asked }: PartProps) => {
  const translate = useTranslate();
  const languages = useLanguages();
  const seesMembers = useMayDo('members.read');
  const { member } = asked;
  return (
    <Panel title={translate('office.help.asked')}>
      <Facts
        facts={[
          {
            label: translate('resources.help.fields.member'),
            value: seesMembers ? (
              <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>
            ) : (
              member.account
            ),
          },
          { label: translate('office.help.language'), value: languages.nameOf(asked.locale) },
          {
            label: translate('resources.help.fields.created_at'),
            value: <Instant at={asked.created_at} />,
          },
          {
            label: translate('resources.help.fields.words'),
            value: <Words text={asked.words} locale={asked.locale} />,
          },
        ]}
      />
    </Panel>
  );
};

const Answered = ({ asked }: PartProps) => {
  const translate = useTranslate();
  if (asked.answer === null) return null;
  return (
    <Panel title={translate('office.help.given')}>
      <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {asked.answered_by} · <Instant at={asked.answered_at} />
      </Typography>
      <Words text={asked.answer} locale={asked.locale} />
    </Panel>
  );
};

const Earlier = ({ asked: { earlier } }: PartProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.help.earlier')}>
      {earlier.length === 0 ? (
        <Nothing text={translate('office.help.no_earlier')} />
      ) : (
        <PlainTable
          label={translate('office.help.earlier')}
          rows={earlier}
          keyOf={({ id }) => id}
          columns={[
            {
              label: translate('resources.help.fields.created_at'),
              cell: ({ id, created_at: at }) => (
                <RowLink to={`/help/${id}/show`}>
                  <Instant at={at} />
                </RowLink>
              ),
            },
            {
              label: translate('resources.help.fields.topic'),
              cell: ({ topic }) => translate(`office.help.topic_${topic}`),
            },
            {
              label: translate('office.help.states'),
              cell: ({ state }) => <StateChip kind="help" state={state} />,
            },
          ]}
        />
      )}
    </Panel>
  );
};

const Case = () => {
  const translate = useTranslate();
  const asked = useRecordContext<HelpCaseOne>();
  if (asked === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
            {translate(`office.help.topic_${asked.topic}`)}
          </Typography>
          <StateChip kind="help" state={asked.state} />
        </Stack>
        <AnswerDeed asked={asked} />
      </PageHead>
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <Asked asked={asked} />
          <Answered asked={asked} />
        </Stack>
        <Earlier asked={asked} />
      </Columns>
    </Stack>
  );
};

/** What a member has written, and the answer, which goes as a letter. */
export const HelpCasePage = () => (
  <OnePage title={<CaseTitle />}>
    <Case />
  </OnePage>
);
