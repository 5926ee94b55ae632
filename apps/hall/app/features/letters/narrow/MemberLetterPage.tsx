import { useTranslation } from '../../../i18n/texts.ts';
import { LetterFrame, LetterList, LetterText } from '../LetterParts.tsx';
import { type Letters, useLetters } from '../model/useLetters.ts';

/** The list; a letter unfolds where it stands. */
export const LettersNarrow = ({ letters }: { readonly letters: Letters }) => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('letters.title') })}</title>
      <h1 className="sr-only">{t('letters.title')}</h1>
      <LetterFrame letters={letters}>
        <LetterList
          letters={letters}
          below={(letter) => <LetterText letter={letter} className="border-line border-t px-5 py-4" />}
        />
      </LetterFrame>
    </>
  );
};

export const MemberLetterPage = () => <LettersNarrow letters={useLetters()} />;
