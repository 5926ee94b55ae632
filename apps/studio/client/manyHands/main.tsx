import '../styles/game.css';
import '../styles/cards.css';
import '../styles/manyHands.css';
import { manyHandsOutcomeSchema } from '../../src/games/manyHands/outcome.ts';
import { App } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { ManyHandsProvider } from './context.ts';
import { Hands, HandsActions, HandsRules } from './Hands.tsx';
import { ManyHandsGame, talliedOf } from './manyHandsGame.ts';
import { manyHandsWordsOf } from './words.ts';

startGame(manyHandsOutcomeSchema, ({ page, options, scene }) => {
  const words = manyHandsWordsOf(page.lang);
  const game = new ManyHandsGame(options);
  const onKey = (code: string): boolean => {
    const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
    if (code === 'Space') game.press();
    else if (digit) game.toggle(Number(digit) - 1);
    else return false;
    return true;
  };
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
          rules={<HandsRules />}
          hasMoves
          onKey={onKey}
          onRetry={onRetry}
        />
      </ManyHandsProvider>
    ),
  };
});
