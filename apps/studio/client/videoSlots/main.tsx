import '../styles/game.css';
import '../styles/videoSlots.css';
import '../styles/lights.css';
import type { ReactNode } from 'react';
import { findLight } from '../../src/games/lights.ts';
import { videoSlotOutcomeSchema } from '../../src/games/videoSlots/outcome.ts';
import { factsOf } from '../../src/games/videoSlots/theories.ts';
import { MachineProvider, machineOf } from '../machine/context.ts';
import { MachineApp } from '../machine/MachineApp.tsx';
import { MiniReels } from '../machine/MiniReels.tsx';
import { picturesOf } from '../machine/pictures.ts';
import { machineWordsOf } from '../machine/words.ts';
import { money } from '../shell/amounts.ts';
import { startGame } from '../shell/startGame.tsx';
import { Board } from './Board.tsx';
import { BuyBar } from './BuyBar.tsx';
import { buyWordsOf } from './buyWords.ts';
import { VideoSlotProvider } from './context.ts';
import { LightsBand } from './LightsBand.tsx';
import { lastPictureOf } from './lastPicture.ts';
import { lightWordsOf } from './lightWords.ts';
import { SlotRules } from './Rules.tsx';
import { VideoSlotGame } from './slotGame.ts';
import type { SlotView, SlotWords } from './view.ts';
import { type VideoSlotWords, videoSlotWordsOf } from './words.ts';

/** Each slot's mathematics and words are fetched only where it is played. */
const views: Readonly<Record<string, () => Promise<{ view: SlotView }>>> = {
  'night-market': () => import('./nightMarket/view.ts'),
  'fair-wind-junk': () => import('./fairWindJunk/view.ts'),
  'pepper-kitchen': () => import('./pepperKitchen/view.ts'),
  'tiger-grove': () => import('./tigerGrove/view.ts'),
  'star-pounding-hare': () => import('./starPoundingHare/view.ts'),
  'dragon-boat-drums': () => import('./dragonBoatDrums/view.ts'),
  'whale-song': () => import('./whaleSong/view.ts'),
  'paper-phoenix': () => import('./paperPhoenix/view.ts'),
  'aurora-fox': () => import('./auroraFox/view.ts'),
  'clockwork-owl': () => import('./clockworkOwl/view.ts'),
  'lotus-rain': () => import('./lotusRain/view.ts'),
  'painted-mask': () => import('./paintedMask/view.ts'),
  'cloud-express': () => import('./cloudExpress/view.ts'),
  'sky-lantern-night': () => import('./skyLanternNight/view.ts'),
  'peacock-garden': () => import('./peacockGarden/view.ts'),
  'beads-of-fortune': () => import('./beadsOfFortune/view.ts'),
};

/** What is told of a spin; of spins that follow a wild by the slot's own words. */
const noticesOf = ({ notices }: VideoSlotWords, { walk }: SlotWords): VideoSlotWords['notices'] =>
  walk ? { ...notices, walk_won: () => walk.begins, walk_over: walk.over } : notices;

const start = ({ slot, words: ownOf, before, family }: SlotView): void =>
  startGame(
    videoSlotOutcomeSchema,
    ({ page, api, options: live, scene, symbols }) => {
      const facts = factsOf(slot.gameCode);
      const own = ownOf(page.lang);
      const words = videoSlotWordsOf(page.lang);
      const common = {
        ...machineWordsOf(page.lang),
        notices: noticesOf(words, own),
        fairness: words.fairness,
      };
      const pictures = picturesOf(slot.letters, symbols);
      const { bought } = buyWordsOf(page.lang);
      const lights = lightWordsOf(page.lang);
      const setUp = (options: typeof live) => {
        const game = new VideoSlotGame({ ...options, slot });
        const around = (children: ReactNode): ReactNode => (
          <MachineProvider value={machineOf(game, common, words.freeText)}>
            <VideoSlotProvider value={{ game, slot, own, words, facts, before, pictures }}>
              {children}
            </VideoSlotProvider>
          </MachineProvider>
        );
        return { game, around };
      };
      const { game, around } = setUp(live);
      return {
        play: game.play,
        words: { ...common, name: own.name, tagline: own.tagline },
        history: {
          noteOf: ({ steps, isBought, jackpot }) => {
            const light = jackpot ? findLight(jackpot.id) : undefined;
            const notes = [
              ...(jackpot && light
                ? [
                    lights.history(
                      lights.names[light.name],
                      money(jackpot.amount, game.play.getState().currency),
                    ),
                  ]
                : []),
              ...(isBought ? [bought] : []),
              ...(steps.length > 1 ? [words.historyMore(steps.length - 1)] : []),
            ];
            return notes.length > 0 ? notes.join(' · ') : null;
          },
          drawsOf: (steps) => steps,
          verifyFields: ({ state }) => ({ state: JSON.stringify(state) }),
          pictureOf: (outcome) => <MiniReels columns={lastPictureOf(slot, outcome)} pictures={pictures} />,
        },
        content: (onRetry) =>
          around(
            <MachineApp
              scene={scene}
              stage={<Board above={<LightsBand api={api} />} />}
              beside={<BuyBar />}
              rules={<SlotRules />}
              onRetry={onRetry}
            />,
          ),
        stageOf: (options) => {
          const again = setUp(options);
          return { play: again.game.play, stage: again.around(<Board />), goOn: again.game.follow };
        },
      };
    },
    family,
  );

const { game: gameCode = '' } = document.body.dataset;
void views[gameCode]?.().then(({ view }) => start(view));
