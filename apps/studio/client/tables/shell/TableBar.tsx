import { Icon } from '../../shell/Icon.tsx';
import { useTable, useTableState } from './context.ts';

export type SheetName = 'rules' | 'history' | 'fairness';

/** The way out, the table's name, and what can be looked up. */
export const TableBar = ({ onSheet }: { onSheet: (sheet: SheetName) => void }) => {
  const { store, texts, words } = useTable();
  const { opened, sound, phase } = useTableState();
  const sheets: readonly [SheetName, string, string][] = [
    ['rules', 'book-open', texts.rules],
    ['history', 'rotate-ccw-clock', texts.history],
    ['fairness', 'shield-check', texts.fairness],
  ];
  return (
    <header className="top-bar">
      <button
        type="button"
        className="round-button"
        data-action="leave"
        aria-label={texts.leave}
        onClick={() => void store.leave()}
      >
        <Icon name="arrow-left" />
      </button>
      <div className="table-name">
        <h1>{words.name}</h1>
        {opened?.demo && (
          <strong className="demo-badge" data-field="demo" title={texts.demoLong}>
            {texts.demo}
          </strong>
        )}
      </div>
      <nav>
        {sheets.map(([name, icon, label]) => (
          <button
            key={name}
            type="button"
            className="round-button"
            data-action={name}
            aria-label={label}
            title={label}
            disabled={phase !== 'playing'}
            onClick={() => onSheet(name)}
          >
            <Icon name={icon} />
          </button>
        ))}
        <button
          type="button"
          className="round-button"
          data-action="sound"
          aria-label={sound ? texts.soundOff : texts.soundOn}
          aria-pressed={sound}
          onClick={() => store.setSound(!sound)}
        >
          <Icon name={sound ? 'volume-2' : 'volume-x'} />
        </button>
      </nav>
    </header>
  );
};
