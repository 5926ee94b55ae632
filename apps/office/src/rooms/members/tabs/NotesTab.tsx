import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import {
  type MemberNote,
  memberNotePin,
  memberNoteRemove,
  memberNotes,
  memberNoteWrite,
  type OfficeMember,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { useMayDo } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';

const textLengthMax = 2_000;

/** A new note. Its request has a number of its own, so that sending it twice writes it once. */
const Write = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [pinned, setPinned] = useState(false);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const write = useDeed(memberNoteWrite, () => notify('office.deed.done', { type: 'success' }));
  const { submit, isBusy, failure } = useSubmit(async () => {
    await write.mutateAsync({ id, text, pinned, request_id: requestId });
    setText('');
    setPinned(false);
    setRequestId(crypto.randomUUID());
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 1, marginBottom: 2 }}>
        <TextField
          label={translate('office.note.text')}
          helperText={translate('office.note.text_hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: textLengthMax } }}
        />
        <Refusal failure={failure} />
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <FormControlLabel
            control={<Checkbox checked={pinned} onChange={(event) => setPinned(event.target.checked)} />}
            label={translate('office.note.pin')}
          />
          <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
            {translate('office.note.write')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};

interface NoteDeedsProps {
  readonly id: number;
  readonly note: MemberNote;
}

const NoteDeeds = ({ id, note }: NoteDeedsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isRemoving, setRemoving] = useState(false);
  const key = { id, note_id: note.id, version: note.version };
  const pin = useDeed(memberNotePin);
  const remove = useDeed(memberNoteRemove, () => notify('office.deed.done', { type: 'success' }));
  return (
    <>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          loading={pin.isPending}
          onClick={() => pin.mutate({ ...key, pinned: !note.pinned })}
        >
          {translate(note.pinned ? 'office.note.unpin' : 'office.note.pin')}
        </Button>
        <Button size="small" color="error" onClick={() => setRemoving(true)}>
          {translate('office.note.remove')}
        </Button>
      </Stack>
      <Refusal failure={pin.error} />
      {isRemoving && (
        <DeedDialog
          title={translate('office.note.remove')}
          text={translate('office.note.remove_text')}
          confirm={translate('office.note.remove')}
          tone="error"
          run={() => remove.mutateAsync(key)}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
};

/** What staff write down about a member for one another. */
export const NotesTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const mayNote = useMayDo('members.note');
  return (
    <Panel title={translate('office.member.part_notes')}>
      {mayNote && <Write id={id} />}
      <MoreList
        label={translate('office.member.part_notes')}
        about={[memberNotes.path, id]}
        load={(cursor) => callOffice(memberNotes, { id, ...cursor })}
        none={translate('office.note.none')}
        keyOf={(note) => note.id}
        columns={[
          {
            label: translate('office.note.note'),
            cell: ({ text, pinned }) => (
              <>
                {pinned && (
                  <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 650 }}>
                    {translate('office.note.is_pinned')}
                  </Typography>
                )}
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
              </>
            ),
          },
          { label: translate('office.members.by'), cell: ({ by }) => by },
          { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
          ...(mayNote
            ? [
                {
                  label: translate('office.tag.deeds'),
                  cell: (note: MemberNote) => <NoteDeeds id={id} note={note} />,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
};
