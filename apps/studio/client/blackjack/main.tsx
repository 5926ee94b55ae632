import '../styles/game.css';
import '../styles/cards.css';
import { blackjackOutcomeSchema, type Move } from '../../src/games/blackjack/outcome.ts';
import { App } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { BlackjackGame } from './blackjackGame.ts';
import { BlackjackProvider } from './context.ts';
import { BlackjackRules, Moves, Table } from './Table.tsx';
import { blackjackWordsOf } from './words.ts';

const keys: Readonly<Record<string, Move>> = {
  KeyH: 'hit',
  KeyS: 'stand',
  KeyD: 'double',
  KeyP: 'split',
  KeyI: 'insure',
  KeyN: 'decline',
};

startGame(blackjackOutcomeSchema, ({ page, options, scene }) => {
  const words = blackjackWordsOf(page.lang);
  const game = new BlackjackGame(options);
  const onKey = (code: string): boolean => {
    const move = keys[code];
    if (code === 'Space') game.deal();
    else if (move) game.move(move);
    else return false;
    return true;
  };
  return {
    play: game.play,
    words,
    history: {
      noteOf: ({ lastStep }) => {
        const results = lastStep?.outcome.hands.flatMap(({ result }) =>
          result ? [words.results[result]] : [],
        );
        return results && results.length > 0 ? results.join(' / ') : null;
      },
      drawsOf: (steps) => steps.slice(-1),
      verifyFields: ({ moves }) => ({ moves: moves.join(',') }),
    },
    content: (onRetry) => (
      <BlackjackProvider value={{ game, words }}>
        <App
          scene={scene}
          stage={<Table />}
          actions={<Moves />}
          rules={<BlackjackRules />}
          hasMoves
          onKey={onKey}
          onRetry={onRetry}
        />
      </BlackjackProvider>
    ),
  };
});
