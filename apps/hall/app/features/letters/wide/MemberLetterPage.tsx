import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { LetterFrame, LetterList, LetterText } from '../LetterParts.tsx';
import { type Letters, useLetters } from '../model/useLetters.ts';

/** The list at the left, the open letter at the right. */
export const LettersWide = ({ letters }: { readonly letters: Letters }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const { opened } = letters;
  return (
    <>
      <title>{t('member.title', { place: t('letters.title') })}</title>
      <h1 className="mb-6 text-2xl">{t('letters.title')}</h1>
      <LetterFrame letters={letters}>
        <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-6">
          <div>
            <LetterList letters={letters} />
          </div>
          <article
            aria-live="polite"
            className="sticky top-22 min-h-80 rounded-card bg-raised p-6 ring-1 ring-line ring-inset"
          >
            {opened === undefined ? (
              <EmptyScene scene="waiting" title={t('letters.pick')} />
            ) : (
              <>
                <h2 className="break-words text-xl">{opened.title}</h2>
                <time className="tnum mt-1 block text-text-3 text-xs" dateTime={opened.created_at}>
                  {show(opened.created_at)}
                </time>
                <LetterText letter={opened} className="mt-5" />
              </>
            )}
          </article>
        </div>
      </LetterFrame>
    </>
  );
};

export const MemberLetterPage = () => <LettersWide letters={useLetters()} />;
