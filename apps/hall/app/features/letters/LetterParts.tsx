import type { Letter } from '@pavilion/contract/letters';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Letters } from './model/useLetters.ts';

/** Waiting, failed and empty, the same around every inbox. */
export const LetterFrame = ({
  letters,
  children,
}: {
  readonly letters: Letters;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation();
  if (letters.failed && letters.list === undefined) {
    return (
      <EmptyScene scene="failed" title={t('letters.failed')}>
        <Button onClick={letters.retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (letters.list === undefined) return <Skeleton className="h-96 w-full" />;
  if (letters.list.length === 0)
    return <EmptyScene scene="empty" title={t('letters.empty')} text={t('letters.empty_text')} />;
  return children;
};

/** What is done with the ticked ones; throwing away asks once more, in the same place. */
const BulkActions = ({ letters }: { readonly letters: Letters }) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const number = letters.ticked.size;
  if (asking && number > 0) {
    return (
      <div role="alertdialog" aria-label={t('letters.destroy')} className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-full text-sm lg:basis-56">
          {t('letters.destroy_ask', { number })}
        </p>
        <Button size="sm" className="flex-1 lg:flex-none" onClick={() => setAsking(false)}>
          {t('letters.keep')}
        </Button>
        <Button
          size="sm"
          className="flex-1 lg:flex-none"
          tone="danger"
          busy={letters.busy}
          onClick={() => {
            letters.destroyTicked();
            setAsking(false);
          }}
        >
          {t('letters.destroy')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-3 text-sm text-text-2">
        <input
          type="checkbox"
          checked={letters.allTicked}
          onChange={letters.tickAll}
          className="size-5 shrink-0 accent-accent"
        />
        {t('letters.choose_all')}
      </label>
      <Button size="sm" disabled={!letters.canRead} onClick={letters.readTicked}>
        {t('letters.mark_read')}
      </Button>
      <Button size="sm" disabled={number === 0} onClick={() => setAsking(true)}>
        {t('letters.destroy')}
      </Button>
    </div>
  );
};

const Pages = ({ letters: { page, pages, turn } }: { readonly letters: Letters }) => {
  const { t } = useTranslation();
  if (pages === 1) return null;
  return (
    <div className="flex items-center justify-center gap-4 pt-4">
      <Button size="sm" disabled={page === 1} onClick={() => turn(page - 1)}>
        {t('letters.newer')}
      </Button>
      <span className="tnum text-sm text-text-2">{t('letters.page', { page, pages })}</span>
      <Button size="sm" disabled={page === pages} onClick={() => turn(page + 1)}>
        {t('letters.older')}
      </Button>
    </div>
  );
};

interface LetterListProps {
  readonly letters: Letters;
  /** What unfolds under the open letter, on a phone. */
  readonly below?: (letter: Letter) => ReactNode;
}

/** The page of the inbox: tick, title, time; unread ones are bold and say so. */
export const LetterList = ({ letters, below }: LetterListProps) => {
  const { t } = useTranslation();
  const show = useInstant();
  return (
    <>
      <BulkActions letters={letters} />
      <ul data-letters className="mt-3 rounded-card bg-raised ring-1 ring-line ring-inset">
        {(letters.list ?? []).map((letter) => {
          const isOpen = letters.opened?.id === letter.id;
          return (
            <li
              key={letter.id}
              data-letter={letter.id}
              className={classes(
                'border-line border-b first:[&>div:first-child]:rounded-t-card last:border-b-0',
                below === undefined && 'last:[&>div:first-child]:rounded-b-card',
              )}
            >
              <div className={classes('flex items-center gap-1 pl-4', isOpen && 'bg-higher')}>
                <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
                  <span className="sr-only">{t('letters.choose', { title: letter.title })}</span>
                  <input
                    type="checkbox"
                    checked={letters.ticked.has(letter.id)}
                    onChange={() => letters.tick(letter.id)}
                    className="size-5 accent-accent"
                  />
                </label>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => letters.open(letter)}
                  className="flex min-h-16 min-w-0 flex-1 flex-col justify-center gap-0.5 py-2.5 pr-4 text-left"
                >
                  <span className="flex items-center gap-2 text-sm">
                    <span
                      className={classes(
                        'min-w-0',
                        // An open letter on a phone has its title here alone.
                        isOpen && below !== undefined ? 'wrap-anywhere' : 'truncate',
                        letter.is_read === 0 ? 'font-semibold' : 'text-text-2',
                      )}
                    >
                      {letter.title}
                    </span>
                    {letter.is_read === 0 && (
                      <span className="shrink-0 rounded-full bg-higher px-2 text-accent text-xs ring-1 ring-line ring-inset">
                        {t('letters.unread')}
                      </span>
                    )}
                  </span>
                  <time className="tnum text-text-3 text-xs" dateTime={letter.created_at}>
                    {show(letter.created_at)}
                  </time>
                </button>
              </div>
              {isOpen && below?.(letter)}
            </li>
          );
        })}
      </ul>
      <Pages letters={letters} />
    </>
  );
};

/** A letter's text. The server has cleaned its HTML. */
export const LetterText = ({
  letter,
  className,
}: {
  readonly letter: Letter;
  readonly className?: string;
}) => (
  <div
    className={classes('reading break-words', className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans letters on the way in and out
    dangerouslySetInnerHTML={{ __html: letter.content }}
  />
);
