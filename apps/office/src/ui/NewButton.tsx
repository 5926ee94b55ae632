import { Button } from '@mui/material';
import type { OfficeRight } from '@pavilion/contract/office';
import { TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../session/useSession.ts';

interface NewButtonProps {
  readonly to: string;
  readonly right: OfficeRight;
  /** Key of what it says. */
  readonly words: string;
}

/** Over a list: leads to the page of a new row, for those who may make one. */
export const NewButton = ({ to, right, words }: NewButtonProps) => {
  const translate = useTranslate();
  if (!useMayDo(right)) return null;
  return (
    <TopToolbar>
      <Button component={Link} to={to} variant="contained">
        {translate(words)}
      </Button>
    </TopToolbar>
  );
};
