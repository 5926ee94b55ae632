import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import {
  type RiskCase,
  riskCaseClose,
  riskCaseNote,
  riskCaseTake,
  riskOutcomes,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { useSubmit } from '../../ui/useSubmit.ts';
import { Evidence } from './Evidence.tsx';

const CaseTitle = () => {
  const translate = useTranslate();
  const one = useRecordContext<RiskCase>();
  return <span>{one === undefined ? '' : translate(`office.risk_rule.${one.kind}`)}</span>;
};

const CloseDialog = ({ one, onClose }: { readonly one: RiskCase; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [outcome, setOutcome] = useState<(typeof riskOutcomes)[number]>('nothing');
  const close = useDeed(riskCaseClose, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={translate('office.risk.close')}
      text={translate('office.risk.close_text')}
      confirm={translate('office.risk.close')}
      asksReason
      run={(reason) => close.mutateAsync({ id: one.id, outcome, reason, version: one.version })}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.risk.outcome')}
        value={outcome}
        onChange={({ target }) => setOutcome(riskOutcomes.find((name) => name === target.value) ?? 'nothing')}
        fullWidth
      >
        {riskOutcomes.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`office.risk_outcome.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};

const Buttons = ({ one }: { readonly one: RiskCase }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('risk.manage');
  const isMine = useOpenSession()?.staff.id === one.owner?.id;
  const [isClosing, setClosing] = useState(false);
  const take = useDeed(riskCaseTake, () => notify('office.deed.done', { type: 'success' }));
  const { submit, isBusy, failure } = useSubmit(() =>
    take.mutateAsync({ id: one.id, owner: isMine ? 'nobody' : 'me', version: one.version }),
  );
  if (!mayManage || one.state === 'closed') return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" loading={isBusy} onClick={() => void submit()}>
          {translate(isMine ? 'office.risk.give_back' : 'office.risk.take')}
        </Button>
        <Button variant="contained" onClick={() => setClosing(true)}>
          {translate('office.risk.close')}
        </Button>
      </Stack>
      <Refusal failure={failure} />
      {isClosing && <CloseDialog one={one} onClose={() => setClosing(false)} />}
    </Stack>
  );
};

const NoteForm = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const note = useDeed(riskCaseNote, () => {
    setText('');
    setRequestId(crypto.randomUUID());
  });
  const { submit, isBusy, failure } = useSubmit(() =>
    note.mutateAsync({ id, text: text.trim(), request_id: requestId }),
  );
  return (
    <Stack component="form" sx={{ gap: 1, marginTop: 2 }} onSubmit={(event) => void submit(event)}>
      <TextField
        label={translate('office.risk.note')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <Refusal failure={failure} />
      <Box>
        <Button type="submit" variant="outlined" loading={isBusy} disabled={text.trim() === ''}>
          {translate('office.risk.note_add')}
        </Button>
      </Box>
    </Stack>
  );
};

const Notes = ({ one }: { readonly one: RiskCase }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('risk.manage');
  return (
    <Panel title={translate('office.risk.notes')}>
      {one.notes.length === 0 && <Nothing text={translate('office.risk.no_notes')} />}
      <Stack component="ol" sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
        {one.notes.map((note) => (
          <li key={note.id}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note.by} · <Instant at={note.at} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
          </li>
        ))}
      </Stack>
      {mayManage && <NoteForm id={one.id} />}
    </Panel>
  );
};

const One = () => {
  const translate = useTranslate();
  const one = useRecordContext<RiskCase>();
  if (one === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={translate(`office.risk_rule.${one.kind}`)} actions={<Buttons one={one} />}>
        <Facts
          facts={[
            {
              label: translate('office.risk.member'),
              value: <RowLink to={`/members/${one.member.id}/show`}>{one.member.account}</RowLink>,
            },
            { label: translate('office.risk.state'), value: <StateChip kind="risk" state={one.state} /> },
            { label: translate('office.risk.opened_at'), value: <Instant at={one.opened_at} /> },
            { label: translate('office.risk.owner'), value: one.owner?.account ?? '–' },
            ...(one.outcome === null
              ? []
              : [
                  {
                    label: translate('office.risk.outcome'),
                    value: translate(`office.risk_outcome.${one.outcome}`),
                  },
                ]),
          ]}
        />
      </Panel>
      {Object.keys(one.evidence).length > 0 && (
        <Panel title={translate('office.risk.found')}>
          <Evidence evidence={one.evidence} />
        </Panel>
      )}
      <Notes one={one} />
    </Stack>
  );
};

export const CasePage = () => (
  <OnePage title={<CaseTitle />}>
    <One />
  </OnePage>
);
