import '../styles/game.css';
import '../styles/cards.css';
import '../styles/manyHands.css';
import { manyHandsOutcomeSchema } from '../../src/games/manyHands/outcome.ts';
import { keysOf } from '../poker/holder.ts';
import { PokerRules } from '../poker/PokerRules.tsx';
import { App } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { ManyHandsProvider } from './context.ts';
import { Hands, HandsActions } from './Hands.tsx';
import { ManyHandsGame, talliedOf } from './manyHandsGame.ts';
import { manyHandsWordsOf } from './words.ts';

startGame(manyHandsOutcomeSchema, ({ page, options, scene }) => {
  const words = manyHandsWordsOf(page.lang);
  const game = new ManyHandsGame(options);
  return {
    play: game.play,
    words,
    history: {
      noteOf: ({ lastStep }) => {
        const tally = lastStep?.outcome.held ? talliedOf(lastStep.outcome) : [];
        return tally.map(({ hand, times }) => `${words.hands[hand]} × ${times}`).join(' / ') || null;
      },
      drawsOf: (steps) => steps.slice(-1),
      verifyFields: ({ count, held }) => (held === null ? {} : { held: `${count}/${held.join('')}` }),
    },
    content: (onRetry) => (
      <ManyHandsProvider value={{ game, words }}>
        <App
          scene={scene}
          stage={<Hands />}
          actions={<HandsActions />}
          rules={<PokerRules words={words} />}
          hasMoves
          onKey={keysOf(game)}
          onRetry={onRetry}
        />
      </ManyHandsProvider>
    ),
  };
});
