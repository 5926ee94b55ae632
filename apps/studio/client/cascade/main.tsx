import '../styles/game.css';
import '../styles/cascade.css';
import type { ReactNode } from 'react';
import { playCascade } from '../../src/games/cascade/evaluate.ts';
import { cascadeOutcomeSchema, didOf, tideOf } from '../../src/games/cascade/outcome.ts';
import { thousandJellies as machine } from '../../src/games/cascade/thousandJellies.ts';
import { MachineProvider, machineOf } from '../machine/context.ts';
import { MachineApp } from '../machine/MachineApp.tsx';
import { MiniReels } from '../machine/MiniReels.tsx';
import { picturesOf } from '../machine/pictures.ts';
import { machineWordsOf } from '../machine/words.ts';
import { startGame } from '../shell/startGame.tsx';
import { CascadeGame } from './cascadeGame.ts';
import { CascadeProvider, CascadeRules, Water } from './Water.tsx';
import { cascadeWordsOf } from './words.ts';

startGame(cascadeOutcomeSchema, ({ page, options: live, scene, symbols }) => {
  const words = cascadeWordsOf(page.lang);
  const common = { ...machineWordsOf(page.lang), notices: words.notices, fairness: words.fairness };
  const pictures = picturesOf(machine.letters, symbols);
  const setUp = (options: typeof live) => {
    const game = new CascadeGame({ ...options, machine });
    const around = (children: ReactNode): ReactNode => (
      <MachineProvider value={machineOf(game, common, words.free)}>
        <CascadeProvider value={{ game, machine, words, pictures }}>{children}</CascadeProvider>
      </MachineProvider>
    );
    return { game, around };
  };
  const { game, around } = setUp(live);
  return {
    play: game.play,
    words: { ...common, name: words.name, tagline: words.tagline },
    history: {
      noteOf: ({ steps }) => (steps.length > 1 ? common.historyFree(steps.length - 1) : null),
      drawsOf: (steps) => steps,
      verifyFields: (outcome) => ({ mode: didOf(outcome), stops: outcome.stops.join(',') }),
      pictureOf: (outcome) => (
        <MiniReels
          columns={
            playCascade(machine, outcome.mode, outcome.stops, tideOf(outcome)).falls.at(-1)?.picture ?? []
          }
          pictures={pictures}
        />
      ),
    },
    content: (onRetry) =>
      around(<MachineApp scene={scene} stage={<Water />} rules={<CascadeRules />} onRetry={onRetry} />),
    stageOf: (options) => {
      const again = setUp(options);
      return { play: again.game.play, stage: again.around(<Water />), goOn: again.game.press };
    },
  };
});
