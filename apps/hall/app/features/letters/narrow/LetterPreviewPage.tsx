import type { Letter } from '@pavilion/contract/letters';
import { useOneLetter } from '../model/useOneLetter.ts';
import { LettersNarrow } from './MemberLetterPage.tsx';

/** The member's own page with one letter in it, for staff who look at it before it is sent. */
export const LetterPreviewPage = ({ data }: { readonly data: Letter }) => (
  <LettersNarrow letters={useOneLetter(data)} />
);
