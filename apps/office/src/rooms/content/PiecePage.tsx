import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { Piece } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { Facts } from '../../ui/Panel.tsx';
import { emptyPiece } from './emptyPiece.ts';
import { PieceDeeds } from './PieceDeeds.tsx';
import { PieceEditor } from './PieceEditor.tsx';
import { PieceMarks } from './PieceList.tsx';
import { usePieceWords } from './pieceWords.ts';
import { Versions } from './Versions.tsx';

const PieceTitle = () => {
  const words = usePieceWords();
  const piece = useRecordContext<Piece>();
  return <span>{piece === undefined ? '' : words.kind(piece.kind)}</span>;
};

const Head = ({ piece }: { readonly piece: Piece }) => {
  const translate = useTranslate();
  const words = usePieceWords();
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontSize: 22, fontWeight: 700 }}>
              {piece.name === '' ? words.kind(piece.kind) : piece.name}
            </Typography>
            <PieceMarks row={piece} />
          </Stack>
          <Facts
            facts={[
              {
                label: translate('resources.content.fields.changed_at'),
                value: <Instant at={piece.changed_at} />,
              },
              ...(piece.publish_at === null
                ? []
                : [
                    {
                      label: translate('office.content.waits_until'),
                      value: <Instant at={piece.publish_at} />,
                    },
                    {
                      label: translate('office.content.then_until'),
                      value: <Instant at={piece.publish_until} none={translate('office.content.for_good')} />,
                    },
                  ]),
              ...(piece.state === 'shown'
                ? [
                    {
                      label: translate('office.content.shown_until'),
                      value: <Instant at={piece.expire_at} none={translate('office.content.for_good')} />,
                    },
                  ]
                : []),
            ]}
          />
          {piece.missing.length > 0 && (
            <Alert severity="warning">
              {translate('office.content.missing_in', {
                languages: piece.missing.map(words.language).join(' · '),
              })}
            </Alert>
          )}
          <PieceDeeds piece={piece} />
        </Stack>
      </CardContent>
    </Card>
  );
};

const Body = () => {
  const piece = useRecordContext<Piece>();
  if (piece === undefined) return null;
  const { id, kind, version } = piece;
  return (
    // As wide as the window, whatever the table of versions would like.
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head piece={piece} />
      <PieceEditor
        key={id}
        kind={kind}
        content={piece.draft ?? piece.published ?? emptyPiece(kind)}
        siteLocales={piece.locales}
        piece={{ id, version }}
        onSaved={() => undefined}
      />
      <Versions piece={piece} />
    </Box>
  );
};

/** A piece of content: what it says, when it is shown, what it said before. */
export const PiecePage = () => (
  <OnePage title={<PieceTitle />}>
    <Body />
  </OnePage>
);
