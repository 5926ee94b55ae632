import { Button, Stack, Typography } from '@mui/material';
import {
  contentDiscard,
  contentEnd,
  contentPreview,
  type Piece,
  previewKinds,
  stayingKinds,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { useSubmit } from '../../ui/useSubmit.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** Windows of the two templates: each is what the hall itself chooses at that width. */
const windows = {
  wide: 'width=1440,height=900',
  narrow: 'width=390,height=844',
} as const;

const endPreview = '/preview/end';

/** Opens the members' own page with the draft on it. */
const Preview = ({ piece }: { readonly piece: Piece }) => {
  const translate = useTranslate();
  const preview = useDeed(contentPreview);
  const [shape, setShape] = useState<keyof typeof windows>('wide');
  const { submit, isBusy, failure } = useSubmit(async () => {
    const { url } = await preview.mutateAsync({ id: piece.id });
    window.open(url, '_blank', `popup,noopener,${windows[shape]}`);
  });
  if (!previewKinds.includes(piece.kind) || (piece.draft === null && piece.state !== 'shown')) return null;
  return (
    <Stack
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(['wide', 'narrow'] as const).map((name) => (
          <Button
            key={name}
            type="submit"
            variant="outlined"
            disabled={isBusy}
            onClick={() => setShape(name)}
          >
            {translate(`office.content.preview_${name}`)}
          </Button>
        ))}
        <Button color="inherit" href={endPreview} target="_blank" rel="noopener">
          {translate('office.content.preview_end')}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.content.preview_text')}
      </Typography>
      <Refusal failure={failure} />
    </Stack>
  );
};

type Asking = 'publish' | 'discard' | 'end';

/** What can be done with a piece as it stands. */
export const PieceDeeds = ({ piece }: { readonly piece: Piece }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('content.manage');
  const [asking, setAsking] = useState<Asking>();
  const done = (): void => notify('office.deed.done', { type: 'success' });
  const discard = useDeed(contentDiscard, done);
  const end = useDeed(contentEnd, done);
  const { id, version } = piece;
  const close = (): void => setAsking(undefined);
  const mayEnd = piece.state === 'shown' && !stayingKinds.includes(piece.kind);
  return (
    <Stack sx={{ gap: 2 }}>
      {mayManage && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(piece.draft !== null || mayEnd) && (
            <Button variant="contained" onClick={() => setAsking('publish')}>
              {translate(piece.draft === null ? 'office.content.set_end' : 'office.content.publish')}
            </Button>
          )}
          {piece.draft !== null && (
            <Button variant="outlined" color="error" onClick={() => setAsking('discard')}>
              {translate('office.content.discard')}
            </Button>
          )}
          {mayEnd && (
            <Button variant="outlined" color="error" onClick={() => setAsking('end')}>
              {translate('office.content.end')}
            </Button>
          )}
        </Stack>
      )}
      <Preview piece={piece} />
      {asking === 'publish' && <PublishDialog piece={piece} onClose={close} />}
      {asking === 'discard' && (
        <DeedDialog
          title={translate('office.content.discard')}
          text={translate('office.content.discard_text')}
          confirm={translate('office.content.discard')}
          tone="error"
          run={() => discard.mutateAsync({ id, version })}
          onClose={close}
        />
      )}
      {asking === 'end' && (
        <DeedDialog
          title={translate('office.content.end')}
          text={translate('office.content.take_away_text')}
          confirm={translate('office.content.end')}
          tone="error"
          asksReason
          run={(reason) => end.mutateAsync({ id, version, reason })}
          onClose={close}
        />
      )}
    </Stack>
  );
};
