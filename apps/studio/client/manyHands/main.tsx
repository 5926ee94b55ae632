import '../styles/game.css';
import '../styles/cards.css';
import '../styles/manyHands.css';
import { manyHandsOutcomeSchema } from '../../src/games/manyHands/outcome.ts';
import { MiniCards } from '../cards/MiniCards.tsx';
import { keysOf } from '../poker/holder.ts';
import { App } from '../shell/App.tsx';
import { panelWordsOf } from '../shell/panelWords.ts';
import { startGame } from '../shell/startGame.tsx';
import { ManyHandsProvider } from './context.ts';
import { Hands, HandsActions } from './Hands.tsx';
import { ManyRules } from './ManyRules.tsx';
import { ManyHandsGame, talliedOf } from './manyHandsGame.ts';
import { manyHandsWordsOf } from './words.ts';

startGame(
  manyHandsOutcomeSchema,
  ({ page, options: live, scene }) => {
    const words = manyHandsWordsOf(page.lang);
    const game = new ManyHandsGame(live);
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
        pictureOf: ({ dealt, hands }) => (
          <MiniCards hands={hands.length === 0 ? [dealt] : hands.map(({ cards }) => cards)} />
        ),
      },
      content: (onRetry) => (
        <ManyHandsProvider value={{ game, words }}>
          <App
            scene={scene}
            stage={<Hands />}
            actions={<HandsActions />}
            rules={<ManyRules words={words} />}
            hasMoves
            keys={[{ key: '1–5', text: panelWordsOf(page.lang).holdKey }]}
            onKey={keysOf(game)}
            onRetry={onRetry}
          />
        </ManyHandsProvider>
      ),
      stageOf: (options) => {
        const again = new ManyHandsGame(options);
        return {
          play: again.play,
          stage: (
            <ManyHandsProvider value={{ game: again, words }}>
              <Hands />
            </ManyHandsProvider>
          ),
          goOn: ({ held }) => again.drawHolding(held ?? []),
        };
      },
    };
  },
  'cards',
);
