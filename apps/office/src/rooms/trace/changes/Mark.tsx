import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Turn } from './entries.ts';
import { useFieldWords } from './fieldWords.ts';

const looks = {
  same: { color: 'text.secondary' },
  added: { fontWeight: 650, textDecoration: 'none' },
  removed: { color: 'text.secondary', textDecoration: 'line-through' },
} as const;

/** Off the picture, and read out. */
const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
} as const;

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

interface MarkProps {
  /** Left out where nothing is compared. */
  readonly turn: Exclude<Turn, 'changed'> | undefined;
  /** What is said to whoever does not see how it looks; none where it is said beside it. */
  readonly word?: string;
  readonly children: ReactNode;
}

/** A part of the content as it stayed, came or went. */
export const Mark = ({ turn, word, children }: MarkProps) => {
  if (turn === undefined) return <>{children}</>;
  return (
    <Box component={tags[turn]} sx={looks[turn]}>
      {word !== undefined && (
        <Box component="span" sx={heardOnly}>
          {word}
        </Box>
      )}
      {children}
    </Box>
  );
};

/** What was, struck through, and what is. */
export const Turned = ({ was, is }: { readonly was: ReactNode; readonly is: ReactNode }) => {
  const words = useFieldWords();
  return (
    <>
      <Mark turn="removed" word={words.say('was')}>
        {was}
      </Mark>
      <span aria-hidden> → </span>
      <Mark turn="added" word={words.say('now')}>
        {is}
      </Mark>
    </>
  );
};
