import '../styles/game.css';
import '../styles/cards.css';
import '../styles/coach.css';
import '../styles/lanterns.css';
import { didAt } from '../../src/games/blackjack/did.ts';
import type { LanternName } from '../../src/games/blackjack/ladder.ts';
import { blackjackOutcomeSchema, type Move } from '../../src/games/blackjack/outcome.ts';
import { type SideName, sideUnits } from '../../src/games/blackjack/sides.ts';
import { coachWordsOf } from '../cards/coachWords.ts';
import { MiniCards } from '../cards/MiniCards.tsx';
import { App } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { BlackjackGame } from './blackjackGame.ts';
import { BlackjackProvider } from './context.ts';
import { ladderedWordsOf } from './ladderWords.ts';
import { sidedWordsOf } from './sidedWords.ts';
import { BlackjackRules, Moves, Table } from './Table.tsx';

const keys: Readonly<Record<string, Move>> = {
  KeyH: 'hit',
  KeyS: 'stand',
  KeyD: 'double',
  KeyP: 'split',
  KeyI: 'insure',
  KeyN: 'decline',
};

const sideKeys: Readonly<Record<string, SideName>> = { KeyQ: 'pair', KeyW: 'three' };

const lanternKeys: Readonly<Record<string, LanternName>> = {
  KeyQ: 'ladder',
  KeyW: 'new_moon',
  KeyE: 'half_moon',
  KeyR: 'full_moon',
};

/** The letter that stands on a key, and what it does. */
const told = <Name,>(own: Readonly<Record<string, Name>>, textOf: (name: Name) => string) =>
  Object.entries(own).map(([code, name]) => ({ key: code.slice(3), text: textOf(name) }));

startGame(
  blackjackOutcomeSchema,
  ({ page, options: live, scene }) => {
    const beside = page.gameCode === 'twin-lanterns' ? 'sides' : 'lanterns';
    const laddered = ladderedWordsOf(page.lang);
    const words = beside === 'sides' ? sidedWordsOf(page.lang) : laddered;
    const coachWords = coachWordsOf(page.lang);
    const game = new BlackjackGame({ ...live, beside });
    const onSideKey = (code: string): boolean => {
      const side = sideKeys[code];
      if (side) game.toggleSide(side);
      return side !== undefined;
    };
    const onLanternKey = (code: string): boolean => {
      const lantern = lanternKeys[code];
      if (lantern) game.toggleLantern(lantern);
      else if (code === 'KeyC') game.toggleCoach();
      else if (code === 'KeyB') game.coach.show();
      else return false;
      return true;
    };
    const onKey = (code: string): boolean => {
      const move = keys[code];
      if (code === 'Space') game.deal();
      else if (move) game.move(move);
      else return beside === 'sides' ? onSideKey(code) : onLanternKey(code);
      return true;
    };
    const gameKeys = [
      ...told(keys, (move) => words.moves[move]),
      ...(beside === 'sides'
        ? told(sideKeys, (side) => words.sides.names[side])
        : [
            ...told(lanternKeys, (name) => laddered.lanterns.names[name]),
            { key: 'C', text: coachWords.name },
            { key: 'B', text: coachWords.show },
          ]),
    ];
    return {
      play: game.play,
      words,
      history: {
        noteOf: ({ lastStep }) => {
          if (!lastStep) return null;
          const { hands, sides = [], lanterns = [] } = lastStep.outcome;
          const results = hands.flatMap(({ result }) => (result ? [words.results[result]] : []));
          const paid = sides.flatMap(({ result }) => (result ? [words.sides.results[result]] : []));
          const lit = lanterns.flatMap(({ name, units }) =>
            units ? [`${laddered.lanterns.names[name]} × ${units / sideUnits}`] : [],
          );
          return [...results, ...paid, ...lit].join(' / ') || null;
        },
        drawsOf: (steps) => steps.slice(-1),
        verifyFields: didAt,
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
        const again = new BlackjackGame({ ...options, beside });
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
