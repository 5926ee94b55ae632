import { useCallback, useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { usePart } from '../../shell/usePart.ts';
import { useTable } from './context.ts';
import type { CountsView } from './view.ts';

/** Opens how often each number came; the sheet comes in a file of its own, beside what the game counts. */
export const CountsButton = ({ load }: { load: () => Promise<CountsView> }) => {
  const { texts, lang } = useTable();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const loadBoth = useCallback(async () => {
    const [{ CountsSheet }, { countedIn }] = await Promise.all([
      import('../numbers/CountsSheet.tsx'),
      load(),
    ]);
    return { CountsSheet, countedIn };
  }, [load]);
  const part = usePart(loadBoth, lang, isOpen, close);
  return (
    <>
      <button
        type="button"
        className="quiet-button counts-button"
        data-action="counts"
        onClick={() => setOpen(true)}
      >
        <Icon name="chart-no-axes-column" size={18} />
        {texts.pick.counts}
      </button>
      {isOpen && part && <part.CountsSheet counted={part.countedIn(lang)} onClose={close} />}
    </>
  );
};
