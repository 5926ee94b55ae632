import '../styles/game.css';
import '../styles/cards.css';
import '../styles/keno.css';
import '../styles/kenoMore.css';
import type { ReactNode } from 'react';
import { type KenoOutcome, kenoOutcomeSchema } from '../../src/games/keno/outcome.ts';
import { lampOf, ticketText, timesOf } from '../../src/games/keno/rules.ts';
import { App } from '../shell/App.tsx';
import { onSpace } from '../shell/keys.ts';
import { startGame } from '../shell/startGame.tsx';
import { Board, DrawButton, KenoRules } from './Board.tsx';
import { KenoProvider } from './context.ts';
import { followingOf } from './drawAgain.ts';
import { Following } from './Following.tsx';
import { KenoGame } from './kenoGame.ts';
import { MiniBoard } from './MiniBoard.tsx';
import { kenoWordsOf } from './words.ts';

startGame(
  kenoOutcomeSchema,
  ({ page, options: live, scene }) => {
    const words = kenoWordsOf(page.lang);
    const setUp = (options: typeof live) => {
      const game = new KenoGame({ ...options, pick: (size) => Math.floor(Math.random() * size) });
      const around = (children: ReactNode): ReactNode => (
        <KenoProvider value={{ game, words }}>{children}</KenoProvider>
      );
      return { game, around };
    };
    const { game, around } = setUp(live);
    const lampNames = (outcome: KenoOutcome): string[] => {
      const lamp = lampOf(outcome);
      const times = timesOf({ ...outcome, lamp });
      return lamp === 'none' ? [] : [words[lamp], ...(times > 1 ? [words.counted(times)] : [])];
    };
    const onKey = onSpace(game.press);
    const following = followingOf(game);
    return {
      play: game.play,
      words: {
        ...words,
        notices: { ...words.notices, light: () => words.lightText, beam: () => words.beamText },
      },
      history: {
        noteOf: ({ lastStep }) =>
          lastStep
            ? [
                words.historyHits(lastStep.outcome.hits, lastStep.outcome.picks.length),
                ...lampNames(lastStep.outcome),
              ].join(' · ')
            : null,
        drawsOf: (steps) => steps,
        verifyFields: (outcome) => ({ picks: ticketText(outcome) }),
        pictureOf: ({ picks, drawn, pier }) => <MiniBoard picks={picks} drawn={drawn} pier={pier} />,
      },
      content: (onRetry) =>
        around(
          <App
            scene={scene}
            stage={<Board isLive />}
            actions={<DrawButton />}
            beside={<Following machine={following} />}
            rules={<KenoRules />}
            onKey={onKey}
            onRetry={onRetry}
          />,
        ),
      stageOf: (options) => {
        const again = setUp(options);
        return {
          play: again.game.play,
          stage: again.around(<Board isLive={false} />),
          goOn: again.game.press,
        };
      },
    };
  },
  'balls',
);
