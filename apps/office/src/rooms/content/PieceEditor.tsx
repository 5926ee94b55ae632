import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import type { Locale } from '@pavilion/contract';
import { contentSave, type PieceKind, pieceFields, writtenPieceSchema } from '@pavilion/contract/office';
import { type FormEvent, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { OfficeFailure } from '../../api/failure.ts';
import { useMayDo } from '../../session/useSession.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { isAsked, type Writing } from './emptyPiece.ts';
import { FieldInput } from './FieldInput.tsx';
import { usePieceWords } from './pieceWords.ts';

interface PieceEditorProps {
  readonly kind: PieceKind;
  /** What the form begins with. */
  readonly content: Writing;
  readonly siteLocales: readonly Locale[];
  /** Left out, a new piece is made. */
  readonly piece?: { readonly id: number; readonly version: number };
  readonly onSaved: (id: number) => void;
}

/** Names of the fields that the contract does not take as they are written. */
const faultsOf = (kind: PieceKind, content: Writing): ReadonlySet<string> => {
  const judged = writtenPieceSchema.safeParse({ kind, content });
  if (judged.success) return new Set();
  return new Set(judged.error.issues.map(({ path: [, name] }) => String(name)));
};

const isSame = (one: Writing, other: Writing): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldOf = (failure: unknown): string | undefined =>
  failure instanceof OfficeFailure ? failure.field?.split('.')[2] : undefined;

const SaveBar = ({
  isChanged,
  isBusy,
  isNew,
  isOvertaken,
  onForget,
}: {
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly isNew: boolean;
  readonly isOvertaken: boolean;
  readonly onForget: () => void;
}) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
        {translate(isOvertaken ? 'office.content.save_over' : 'office.content.save')}
      </Button>
      {isChanged && !isNew && (
        <Button color="inherit" onClick={onForget} disabled={isBusy}>
          {translate(isOvertaken ? 'office.content.take_theirs' : 'office.content.forget')}
        </Button>
      )}
      {isChanged && !isNew && (
        <Chip size="small" color="warning" variant="outlined" label={translate('office.content.unsaved')} />
      )}
    </Stack>
  );
};

/** The form of a piece: its draft is saved here, and nothing of it is shown to members. */
export const PieceEditor = ({ kind, content, siteLocales, piece, onSaved }: PieceEditorProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const words = usePieceWords();
  const mayManage = useMayDo('content.manage');
  const [base, setBase] = useState({ content, version: piece?.version ?? 0 });
  const [written, setWritten] = useState<Writing>(content);
  const [requestId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<unknown>(null);
  const save = useDeed(contentSave, ({ id, version }) => {
    notify('office.content.saved', { type: 'success' });
    setBase({ content: written, version });
    onSaved(id);
  });
  const faults = useMemo(() => faultsOf(kind, written), [kind, written]);
  const fields = pieceFields(kind).filter(({ name }) => isAsked(kind, name, written));
  const isTyped = !isSame(written, base.content);
  const isChanged = piece === undefined || isTyped;
  const isNewer = piece !== undefined && piece.version >= base.version;
  // What came in from elsewhere takes the place of what nobody has typed into; what was typed stays, and is said to be old.
  if (isNewer && !isTyped && !(isSame(content, base.content) && piece.version === base.version)) {
    setBase({ content, version: piece.version });
    setWritten(content);
  }
  const isOvertaken = isNewer && isTyped && !isSame(content, base.content);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    const judged = writtenPieceSchema.safeParse({ kind, content: written });
    if (!judged.success) {
      setFailure(new OfficeFailure('problem', { message: translate('office.content.unfit') }));
      return;
    }
    try {
      await save.mutateAsync({ piece: judged.data, request_id: requestId, ...piece });
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Panel title={translate(piece === undefined ? 'office.content.new' : 'office.content.draft')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack sx={{ gap: 3 }}>
          {mayManage && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('office.content.draft_text')}
            </Typography>
          )}
          {fields.map((field) => (
            <Box key={field.name} sx={{ maxWidth: 'lengthMax' in field.control ? undefined : 640 }}>
              <FieldInput
                kind={kind}
                field={field}
                value={written[field.name]}
                siteLocales={siteLocales}
                isDisabled={!mayManage}
                isWrong={(failure !== null && faults.has(field.name)) || fieldOf(failure) === field.name}
                onChange={(value) => setWritten({ ...written, [field.name]: value })}
              />
            </Box>
          ))}
          {isOvertaken ? (
            <Alert severity="warning">{translate('office.content.overtaken')}</Alert>
          ) : (
            <Refusal failure={failure} />
          )}
          {fieldOf(failure) !== undefined && (
            <Typography variant="body2">
              {translate('office.content.at_field', { field: words.field(fieldOf(failure) ?? '') })}
            </Typography>
          )}
          {mayManage && (
            <SaveBar
              isChanged={isChanged}
              isBusy={save.isPending}
              isNew={piece === undefined}
              isOvertaken={isOvertaken}
              onForget={() => {
                setBase({ content, version: piece?.version ?? 0 });
                setWritten(content);
                setFailure(null);
              }}
            />
          )}
        </Stack>
      </form>
    </Panel>
  );
};
