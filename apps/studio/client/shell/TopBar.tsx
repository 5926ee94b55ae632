import { useShell, useShellState } from './context.ts';
import { Icon } from './Icon.tsx';

export type SheetName = 'rules' | 'history' | 'fairness';

export const TopBar = ({ onSheet }: { onSheet: (sheet: SheetName) => void }) => {
  const { play, texts, name } = useShell();
  const { opened, sound, phase } = useShellState();
  const sheets: [SheetName, string, string][] = [
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
        onClick={() => void play.leave()}
      >
        <Icon name="arrow-left" />
      </button>
      <p className="top-name">
        <span>{name}</span>
        {opened?.demo && (
          <strong className="demo-badge" data-field="demo" title={texts.demoLong}>
            {texts.demo === 'DEMO' ? texts.demo : `${texts.demo} DEMO`}
          </strong>
        )}
      </p>
      <nav>
        {sheets.map(([sheet, icon, label]) => (
          <button
            key={sheet}
            type="button"
            className="round-button"
            data-action={sheet}
            aria-label={label}
            title={label}
            disabled={phase !== 'playing'}
            onClick={() => onSheet(sheet)}
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
          onClick={() => play.setSound(!sound)}
        >
          <Icon name={sound ? 'volume-2' : 'volume-x'} />
        </button>
      </nav>
    </header>
  );
};
