import { FormControl, FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material';
import { contentPublish, type Piece, stayingKinds } from '@pavilion/contract/office';
import { instantOf, wallOf } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface PublishDialogProps {
  readonly piece: Piece;
  readonly onClose: () => void;
}

interface TimeProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (wall: string) => void;
}

const Time = ({ label, hint, value, onChange }: TimeProps) => (
  <TextField
    type="datetime-local"
    label={label}
    helperText={hint}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    fullWidth
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

/** From when and until when, by the clocks of the site. */
export const PublishDialog = ({ piece, onClose }: PublishDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const wall = (instant: string | null): string =>
    instant === null ? '' : wallOf(new Date(instant), timeZone);
  const [isLater, setLater] = useState(piece.publish_at !== null);
  const [begins, setBegins] = useState(wall(piece.publish_at));
  const [ends, setEnds] = useState(wall(piece.publish_until ?? piece.expire_at));
  const publish = useDeed(contentPublish, () =>
    notify(isLater ? 'office.content.scheduled' : 'office.content.published', { type: 'success' }),
  );
  const beginsAt = isLater ? instantOf(begins, timeZone) : null;
  const endsAt = ends === '' ? null : instantOf(ends, timeZone);
  const zone = translate('office.time.zone', { zone: timeZone });
  return (
    <DeedDialog
      title={translate('office.content.publish')}
      text={translate(piece.draft === null ? 'office.content.end_text' : 'office.content.publish_text')}
      confirm={translate('office.content.publish')}
      isReady={!isLater || beginsAt !== null}
      run={() =>
        publish.mutateAsync({
          id: piece.id,
          version: piece.version,
          publish_at: beginsAt?.toISOString() ?? null,
          expire_at: endsAt?.toISOString() ?? null,
        })
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {piece.draft !== null && (
          <FormControl>
            <RadioGroup
              aria-label={translate('office.content.begins')}
              value={isLater ? 'later' : 'now'}
              onChange={(_event, value) => setLater(value === 'later')}
            >
              <FormControlLabel value="now" control={<Radio />} label={translate('office.content.now')} />
              <FormControlLabel value="later" control={<Radio />} label={translate('office.content.later')} />
            </RadioGroup>
          </FormControl>
        )}
        {isLater && (
          <Time label={translate('office.content.begins')} hint={zone} value={begins} onChange={setBegins} />
        )}
        {!stayingKinds.includes(piece.kind) && (
          <Time
            label={translate('office.content.ends')}
            hint={`${translate('office.content.ends_hint')} ${zone}`}
            value={ends}
            onChange={setEnds}
          />
        )}
      </Stack>
    </DeedDialog>
  );
};
