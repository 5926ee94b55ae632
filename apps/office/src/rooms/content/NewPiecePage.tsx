import { Box } from '@mui/material';
import { contentCoverage, pieceKinds } from '@pavilion/contract/office';
import { Title } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { emptyPiece } from './emptyPiece.ts';
import { PieceEditor } from './PieceEditor.tsx';
import { usePieceWords } from './pieceWords.ts';

/** A new piece of the kind that the address names. */
export const NewPiecePage = () => {
  const params = useParams();
  const navigate = useNavigate();
  const words = usePieceWords();
  const answer = useAnswer(contentCoverage, {});
  const kind = pieceKinds.find((name) => name === params.kind);
  if (kind === undefined) return <Navigate to="/content" replace />;
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={words.kind(kind)} />
      <ContentTabs place="pieces" />
      <Refusal failure={answer.error} />
      {answer.data !== undefined && (
        <PieceEditor
          key={kind}
          kind={kind}
          content={emptyPiece(kind)}
          siteLocales={answer.data.locales}
          onSaved={(id) => void navigate(`/content/${id}/show`, { replace: true })}
        />
      )}
    </Box>
  );
};
