import { useGame, useGameState } from './context.ts';
import { Icon } from './Icon.tsx';

/** The game is over, or could not begin: says why, and shows the way on. */
export const Over = ({ onRetry }: { onRetry: () => void }) => {
  const { game, texts } = useGame();
  const { phase, ending, opened } = useGameState();
  if (phase === 'opening') {
    return (
      <div className="veil" role="status" data-field="opening">
        <span className="veil-lantern" aria-hidden="true" />
        <p>{texts.opening}</p>
      </div>
    );
  }
  if (phase !== 'over' || ending === null) return null;
  const { title, text } = texts.endings[ending];
  const retry = ending === 'hall_unreachable' || ending === 'offline';
  return (
    <div className="veil" role="alertdialog" aria-label={title} data-field="ending" data-ending={ending}>
      <span className="veil-lantern out" aria-hidden="true">
        {retry && <Icon name="wifi-off" size={30} />}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {retry && (
        <button type="button" className="main-button" data-action="retry" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      {opened && (
        <button type="button" className="quiet-button" data-action="leave" onClick={() => void game.leave()}>
          {texts.backToHall}
        </button>
      )}
    </div>
  );
};
