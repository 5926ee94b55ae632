import '../styles/game.css';
import '../styles/cards.css';
import { blackjackOutcomeSchema, type Move } from '../../src/games/blackjack/outcome.ts';
import type { SideName } from '../../src/games/blackjack/sides.ts';
import { MiniCards } from '../cards/MiniCards.tsx';
import { App } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { BlackjackGame } from './blackjackGame.ts';
import { BlackjackProvider } from './context.ts';
import { sidedWordsOf } from './sidedWords.ts';
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

const sideKeys: Readonly<Record<string, SideName>> = { KeyQ: 'pair', KeyW: 'three' };

startGame(
  blackjackOutcomeSchema,
  ({ page, options: live, scene }) => {
    const takesSides = page.gameCode === 'twin-lanterns';
    const words = takesSides ? sidedWordsOf(page.lang) : blackjackWordsOf(page.lang);
    const game = new BlackjackGame({ ...live, takesSides });
    const onKey = (code: string): boolean => {
      const move = keys[code];
      const side = takesSides ? sideKeys[code] : undefined;
      if (code === 'Space') game.deal();
      else if (side) game.toggleSide(side);
      else if (move) game.move(move);
      else return false;
      return true;
    };
    // What is pressed, by the letter that stands on the key.
    const gameKeys = [
      ...Object.entries(keys).map(([code, move]) => ({ key: code.slice(3), text: words.moves[move] })),
      ...Object.entries(takesSides ? sideKeys : {}).map(([code, side]) => ({
        key: code.slice(3),
        text: words.sides.names[side],
      })),
    ];
    return {
      play: game.play,
      words,
      history: {
        noteOf: ({ lastStep }) => {
          if (!lastStep) return null;
          const { hands, sides = [] } = lastStep.outcome;
          const results = hands.flatMap(({ result }) => (result ? [words.results[result]] : []));
          const beside = sides.flatMap(({ result }) => (result ? [words.sides.results[result]] : []));
          return [...results, ...beside].join(' / ') || null;
        },
        drawsOf: (steps) => steps.slice(-1),
        verifyFields: ({ moves, sides = [] }) => ({
          moves: [...sides.map(({ name }) => name), ...moves].join(','),
        }),
        pictureOf: ({ dealer, hands }) => <MiniCards hands={[dealer, ...hands.map(({ cards }) => cards)]} />,
      },
      content: (onRetry) => (
        <BlackjackProvider value={{ game, words }}>
          <App
            scene={scene}
            stage={<Table />}
            actions={<Moves />}
            rules={<BlackjackRules />}
            hasMoves
            keys={gameKeys}
            onKey={onKey}
            onRetry={onRetry}
          />
        </BlackjackProvider>
      ),
      stageOf: (options) => {
        const again = new BlackjackGame({ ...options, takesSides });
        return {
          play: again.play,
          stage: (
            <BlackjackProvider value={{ game: again, words }}>
              <Table />
            </BlackjackProvider>
          ),
          goOn: () => void again.play.step(null),
        };
      },
    };
  },
  'cards',
);
