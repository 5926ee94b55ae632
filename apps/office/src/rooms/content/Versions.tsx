import {
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { contentRestore, contentVersion, type Piece } from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { Changes } from '../trace/Changes.tsx';

interface Asking {
  readonly deed: 'look' | 'restore';
  readonly number: number;
}

const Look = ({
  piece,
  number,
  onClose,
}: {
  readonly piece: Piece;
  readonly number: number;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const heading = useId();
  const answer = useAnswer(contentVersion, { id: piece.id, number });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>{translate('office.content.version_number', { number })}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Refusal failure={answer.error} />
        {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
        {answer.data !== undefined && <Changes before={piece.published} after={answer.data.content} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** What was published before, and the way back to it. */
export const Versions = ({ piece }: { readonly piece: Piece }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('content.manage');
  const [asking, setAsking] = useState<Asking>();
  const restore = useDeed(contentRestore, () => notify('office.content.restored', { type: 'success' }));
  const close = (): void => setAsking(undefined);
  const title = translate('office.content.versions');
  return (
    <Panel title={title}>
      {piece.versions.length === 0 ? (
        <Nothing text={translate('office.content.no_versions')} />
      ) : (
        <PlainTable
          label={title}
          rows={piece.versions}
          keyOf={({ number }) => number}
          columns={[
            { label: translate('office.content.number'), cell: ({ number }) => number, end: true },
            { label: translate('office.content.at'), cell: ({ at }) => <Instant at={at} /> },
            { label: translate('office.content.by'), cell: ({ by }) => by ?? '–' },
            {
              label: translate('office.content.deeds'),
              cell: ({ number, is_shown: isShown }) => (
                <>
                  {isShown && (
                    <Chip size="small" color="success" label={translate('office.state.piece.shown')} />
                  )}
                  <Button size="small" onClick={() => setAsking({ deed: 'look', number })}>
                    {translate('office.content.look')}
                  </Button>
                  {mayManage && !isShown && (
                    <Button size="small" onClick={() => setAsking({ deed: 'restore', number })}>
                      {translate('office.content.restore')}
                    </Button>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      {asking?.deed === 'look' && <Look piece={piece} number={asking.number} onClose={close} />}
      {asking?.deed === 'restore' && (
        <DeedDialog
          title={translate('office.content.restore_title', { number: asking.number })}
          text={translate('office.content.restore_text')}
          confirm={translate('office.content.restore')}
          asksReason
          run={(reason) =>
            restore.mutateAsync({ id: piece.id, version: piece.version, number: asking.number, reason })
          }
          onClose={close}
        />
      )}
    </Panel>
  );
};
