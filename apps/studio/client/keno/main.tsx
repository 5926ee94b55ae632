import '../styles/game.css';
import '../styles/cards.css';
import '../styles/keno.css';
import { kenoOutcomeSchema } from '../../src/games/keno/outcome.ts';
import { App, onSpace } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { Board, DrawButton, KenoRules } from './Board.tsx';
import { KenoProvider } from './context.ts';
import { KenoGame } from './kenoGame.ts';
import { kenoWordsOf } from './words.ts';

startGame(kenoOutcomeSchema, ({ page, options, scene }) => {
  const words = kenoWordsOf(page.lang);
  const game = new KenoGame({ ...options, pick: (size) => Math.floor(Math.random() * size) });
  const onKey = onSpace(game.press);
  return {
    play: game.play,
    words,
    history: {
      noteOf: ({ lastStep }) =>
        lastStep ? words.historyHits(lastStep.outcome.hits, lastStep.outcome.picks.length) : null,
      drawsOf: (steps) => steps,
      verifyFields: ({ picks }) => ({ picks: picks.join(',') }),
    },
    content: (onRetry) => (
      <KenoProvider value={{ game, words }}>
        <App
          scene={scene}
          stage={<Board />}
          actions={<DrawButton />}
          rules={<KenoRules />}
          onKey={onKey}
          onRetry={onRetry}
        />
      </KenoProvider>
    ),
  };
});
