import '../styles/game.css';
import '../styles/videoSlots.css';
import { videoSlotOutcomeSchema } from '../../src/games/videoSlots/outcome.ts';
import { factsOf } from '../../src/games/videoSlots/theories.ts';
import { AutoBar } from '../machine/AutoBar.tsx';
import { MachineProvider, machineOf } from '../machine/context.ts';
import { picturesOf } from '../machine/pictures.ts';
import { SpinButton } from '../machine/SpinButton.tsx';
import { machineWordsOf } from '../machine/words.ts';
import { App, onSpace } from '../shell/App.tsx';
import { startGame } from '../shell/startGame.tsx';
import { Board } from './Board.tsx';
import { VideoSlotProvider } from './context.ts';
import { SlotRules } from './Rules.tsx';
import { VideoSlotGame } from './slotGame.ts';
import type { SlotView } from './view.ts';
import { videoSlotWordsOf } from './words.ts';

/** Each slot's mathematics and words are fetched only where it is played. */
const views: Readonly<Record<string, () => Promise<{ view: SlotView }>>> = {
  'night-market': () => import('./nightMarket/view.ts'),
  'fair-wind-junk': () => import('./fairWindJunk/view.ts'),
  'pepper-kitchen': () => import('./pepperKitchen/view.ts'),
  'tiger-grove': () => import('./tigerGrove/view.ts'),
  'star-pounding-hare': () => import('./starPoundingHare/view.ts'),
};

const start = ({ slot, words: all }: SlotView): void =>
  startGame(videoSlotOutcomeSchema, ({ page, options, scene, symbols }) => {
    const facts = factsOf(slot.gameCode);
    const own = all[page.lang];
    const words = videoSlotWordsOf(page.lang);
    const common = { ...machineWordsOf(page.lang), notices: words.notices, fairness: words.fairness };
    const pictures = picturesOf(slot.letters, symbols);
    const game = new VideoSlotGame({ ...options, slot });
    const onKey = onSpace(game.press);
    return {
      play: game.play,
      words: { ...common, name: own.name, tagline: own.tagline },
      history: {
        noteOf: ({ steps }) => (steps.length > 1 ? words.historyMore(steps.length - 1) : null),
        drawsOf: (steps) => steps,
        verifyFields: ({ state }) => ({ state: JSON.stringify(state) }),
      },
      content: (onRetry) => (
        <MachineProvider value={machineOf(game, common, words.freeText)}>
          <VideoSlotProvider value={{ game, slot, own, words, facts, pictures }}>
            <App
              scene={scene}
              stage={<Board />}
              actions={<SpinButton />}
              beside={<AutoBar />}
              rules={<SlotRules />}
              onKey={onKey}
              onRetry={onRetry}
            />
          </VideoSlotProvider>
        </MachineProvider>
      ),
    };
  });

const { game: gameCode = '' } = document.body.dataset;
void views[gameCode]?.().then(({ view }) => start(view));
