import { Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import {
  type GroupLetterOne,
  groupLetterPreview,
  groupLetterRecall,
  groupLetterSend,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { callOffice } from '../../api/callOffice.ts';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { MinuteField, useMidnight, useMinute } from '../../ui/MinuteField.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface DeedProps {
  readonly letter: GroupLetterOne;
}

/** The widths of a window in which the hall shows its two templates. */
const windows = { wide: 'popup,width=1280,height=900', narrow: 'popup,width=390,height=844' } as const;

/** Opens the letter as members will see it, in a window as wide as a desktop or a phone. */
const Preview = ({ letter }: DeedProps) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState<unknown>(null);
  const look = async (template: keyof typeof windows): Promise<void> => {
    setFailure(null);
    // Opened in the press itself: a window that comes later is blocked.
    const opened = window.open('', '_blank', windows[template]);
    try {
      const { path } = await callOffice(groupLetterPreview, { id: letter.id });
      if (opened !== null) {
        opened.opener = null;
        opened.location.assign(path);
      }
    } catch (error) {
      opened?.close();
      setFailure(error);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void look('wide')}>
        {translate('office.letters.preview_wide')}
      </Button>
      <Button variant="outlined" onClick={() => void look('narrow')}>
        {translate('office.letters.preview_narrow')}
      </Button>
      <Refusal failure={failure} />
    </>
  );
};

const SendDialog = ({ letter, onClose }: DeedProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const midnight = useMidnight();
  const instantOf = useMinute();
  const [requestId] = useState(() => crypto.randomUUID());
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [minute, setMinute] = useState(() => midnight(1));
  const takesTwo = letter.receivers > letter.alone_max;
  const send = useDeed(groupLetterSend, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.letters.goes' : 'office.deed.proposed', { type: 'success' }),
  );
  const sendAt = when === 'now' ? null : instantOf(minute);
  return (
    <DeedDialog
      title={`${translate('office.letters.send')} · ${letter.title}`}
      text={
        <Stack sx={{ gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {translate('office.letters.counted', { smart_count: letter.receivers })}
          </Typography>
          <Typography>
            {translate(takesTwo ? 'office.letters.takes_two' : 'office.letters.send_text', {
              count: letter.alone_max,
            })}
          </Typography>
          {letter.missing.length > 0 && (
            <Typography sx={{ color: 'warning.main' }}>
              {translate('office.letters.missing', { count: letter.missing.length })}
            </Typography>
          )}
        </Stack>
      }
      confirm={translate(takesTwo ? 'office.letters.propose' : 'office.letters.send')}
      asksReason
      isReady={letter.receivers > 0 && (when === 'now' || sendAt !== null)}
      run={(reason) =>
        send.mutateAsync({
          id: letter.id,
          version: letter.version,
          send_at: sendAt,
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <RadioGroup
        row
        aria-label={translate('office.letters.when')}
        value={when}
        onChange={(_event, value) => setWhen(value === 'later' ? 'later' : 'now')}
      >
        {(['now', 'later'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={translate(`office.letters.when_${value}`)}
          />
        ))}
      </RadioGroup>
      {when === 'later' && (
        <MinuteField label={translate('office.letters.send_at')} value={minute} onChange={setMinute} />
      )}
    </DeedDialog>
  );
};

const Recall = ({ letter }: DeedProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const word = letter.state === 'scheduled' ? 'unschedule' : 'recall';
  const recall = useDeed(groupLetterRecall, () => notify(`office.letters.${word}_done`, { type: 'success' }));
  return (
    <OpeningButton
      variant="outlined"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={`${translate(`office.letters.${word}`)} · ${letter.title}`}
          text={translate(`office.letters.${word}_text`)}
          confirm={translate(`office.letters.${word}`)}
          tone="error"
          asksReason
          run={(reason) => recall.mutateAsync({ id: letter.id, reason })}
          onClose={close}
        />
      )}
    >
      {translate(`office.letters.${word}`)}
    </OpeningButton>
  );
};

const isDraft = ({ state }: GroupLetterOne): boolean => state === 'draft' || state === 'held';
const canRecall = ({ state }: GroupLetterOne): boolean =>
  state === 'scheduled' || state === 'sending' || state === 'sent';

/** What may be done with a letter as it stands. */
export const LetterDeeds = ({ letter }: DeedProps) => {
  const translate = useTranslate();
  const maySend = useMayDo('letters.send');
  const [isSending, setSending] = useState(false);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Preview letter={letter} />
      {maySend && isDraft(letter) && (
        <>
          <Button component={Link} to={`/letters/${letter.id}/edit`} variant="outlined">
            {translate('office.letters.edit')}
          </Button>
          <Button variant="contained" onClick={() => setSending(true)}>
            {translate('office.letters.send')}
          </Button>
        </>
      )}
      {maySend && canRecall(letter) && <Recall letter={letter} />}
      {isSending && <SendDialog letter={letter} onClose={() => setSending(false)} />}
    </Stack>
  );
};
