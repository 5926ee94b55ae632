import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';

interface PersonListProps {
  /** How many there are in all. */
  readonly count: number;
  /** One was looked for: the way back to all. */
  readonly onShowAll: (() => void) | null;
  readonly children: ReactNode;
}

/** Members below each other: all, or the one who was looked for. */
export const PersonList = ({ count, onShowAll, children }: PersonListProps) => {
  const { t } = useTranslation();
  return (
    <>
      {onShowAll === null && (
        <p className="mb-2 text-sm text-text-2">{t('recommend.number', { number: count })}</p>
      )}
      <ul className="rounded-card bg-raised ring-1 ring-line ring-inset">{children}</ul>
      {onShowAll !== null && (
        <Button className="mt-4" onClick={onShowAll}>
          {t('recommend.show_all')}
        </Button>
      )}
    </>
  );
};
