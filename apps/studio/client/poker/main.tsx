import '../styles/game.css';
import '../styles/cards.css';
import { pokerOutcomeSchema } from '../../src/games/videoPoker/outcome.ts';
import { MiniCards } from '../cards/MiniCards.tsx';
import { App } from '../shell/App.tsx';
import { panelWordsOf } from '../shell/panelWords.ts';
import { startGame } from '../shell/startGame.tsx';
import { PokerProvider } from './context.ts';
import { DrawButton, PokerHand } from './Hand.tsx';
import { keysOf } from './holder.ts';
import { PokerRules } from './PokerRules.tsx';
import { PokerGame } from './pokerGame.ts';
import { pokerWordsOf } from './words.ts';

startGame(
  pokerOutcomeSchema,
  ({ page, options: live, scene }) => {
    const words = pokerWordsOf(page.lang);
    const game = new PokerGame(live);
    return {
      play: game.play,
      words,
      history: {
        noteOf: ({ lastStep }) => (lastStep?.outcome.held ? words.hands[lastStep.outcome.hand] : null),
        drawsOf: (steps) => steps.slice(-1),
        verifyFields: ({ held }) => (held === null ? {} : { held: held.join('') }),
        pictureOf: ({ cards }) => <MiniCards hands={[cards]} />,
      },
      content: (onRetry) => (
        <PokerProvider value={{ game, words }}>
          <App
            scene={scene}
            stage={<PokerHand />}
            actions={<DrawButton />}
            rules={<PokerRules words={words} />}
            keys={[{ key: '1–5', text: panelWordsOf(page.lang).holdKey }]}
            onKey={keysOf(game)}
            onRetry={onRetry}
          />
        </PokerProvider>
      ),
      stageOf: (options) => {
        const again = new PokerGame(options);
        return {
          play: again.play,
          stage: (
            <PokerProvider value={{ game: again, words }}>
              <PokerHand />
            </PokerProvider>
          ),
          goOn: ({ held }) => again.drawHolding(held ?? []),
        };
      },
    };
  },
  'cards',
);
