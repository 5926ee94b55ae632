import '../styles/game.css';
import '../styles/cards.css';
import '../styles/coach.css';
import '../styles/payTables.css';
import { pokerOutcomeSchema } from '../../src/games/videoPoker/outcome.ts';
import { didOf, variantOf } from '../../src/games/videoPoker/rules.ts';
import { variants } from '../../src/games/videoPoker/variants.ts';
import { coachWordsOf } from '../cards/coachWords.ts';
import { MiniCards } from '../cards/MiniCards.tsx';
import { App } from '../shell/App.tsx';
import { panelWordsOf } from '../shell/panelWords.ts';
import { startGame } from '../shell/startGame.tsx';
import { PokerProvider } from './context.ts';
import { DrawButton, PokerHand } from './Hand.tsx';
import { keysOf } from './holder.ts';
import { PokerGame } from './pokerGame.ts';
import { TableRules } from './TableRules.tsx';
import { pokerWordsOf } from './words.ts';

/** Letters that lie in a row, one for each pay table. */
const tableKeys = ['KeyQ', 'KeyW', 'KeyE', 'KeyR'];

startGame(
  pokerOutcomeSchema,
  ({ page, options: live, scene }) => {
    const words = pokerWordsOf(page.lang);
    const coachWords = coachWordsOf(page.lang);
    const game = new PokerGame(live);
    const onHoldKey = keysOf(game);
    const onKey = (code: string): boolean => {
      const table = variants[tableKeys.indexOf(code)];
      if (table) game.choose(table);
      else if (code === 'KeyC') game.toggleCoach();
      else if (code === 'KeyB') game.coach.show();
      else return onHoldKey(code);
      return true;
    };
    return {
      play: game.play,
      words,
      history: {
        noteOf: ({ lastStep }) =>
          lastStep?.outcome.held
            ? `${words.tables.names[variantOf(lastStep.outcome)]} / ${words.hands[lastStep.outcome.hand]}`
            : null,
        drawsOf: (steps) => steps.slice(-1),
        verifyFields: (outcome) => (outcome.held === null ? {} : { held: didOf(outcome) }),
        pictureOf: ({ cards }) => <MiniCards hands={[cards]} />,
      },
      content: (onRetry) => (
        <PokerProvider value={{ game, words }}>
          <App
            scene={scene}
            stage={<PokerHand />}
            actions={<DrawButton />}
            rules={<TableRules words={words} coach={coachWords.rule} />}
            keys={[
              { key: '1–5', text: panelWordsOf(page.lang).holdKey },
              ...variants.map((variant, index) => ({
                key: tableKeys[index]?.slice(3) ?? '',
                text: words.tables.names[variant],
              })),
              { key: 'C', text: coachWords.name },
              { key: 'B', text: coachWords.show },
            ]}
            onKey={onKey}
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
