import '../styles/game.css';
import '../styles/classic.css';
import type { ReactNode } from 'react';
import { jadeFrog as machine } from '../../src/games/classic/machine.ts';
import {
  classicOutcomeSchema,
  spinOf,
  verifyFieldsOf,
  winsJackpot,
} from '../../src/games/classic/outcome.ts';
import { MachineProvider, machineOf } from '../machine/context.ts';
import { MachineApp } from '../machine/MachineApp.tsx';
import { MiniReels } from '../machine/MiniReels.tsx';
import { picturesOf } from '../machine/pictures.ts';
import { machineWordsOf } from '../machine/words.ts';
import { createReels } from '../reels/createReels.ts';
import { startGame } from '../shell/startGame.tsx';
import { ClassicRules } from './ClassicRules.tsx';
import { ClassicGame } from './classicGame.ts';
import { ClassicProvider } from './context.ts';
import { Reels } from './Reels.tsx';
import { classicWordsOf } from './words.ts';

startGame(classicOutcomeSchema, ({ page, api, options: live, scene, symbols }) => {
  const words = classicWordsOf(page.lang);
  const common = { ...machineWordsOf(page.lang), great: words.great };
  const pictures = picturesOf(machine.letters, symbols);
  const setUp = (options: typeof live, pot: typeof api | null) => {
    const { reels, host, moveToWebGl } = createReels(
      { wild: machine.wild, stripsOf: () => machine.strips },
      pictures,
      options.isCalm,
      () => options.sounds.play('stop'),
    );
    const game = new ClassicGame({ ...options, machine, reels });
    const around = (children: ReactNode): ReactNode => (
      <MachineProvider value={machineOf(game, common, '')}>
        <ClassicProvider value={{ game, machine, words, pictures }}>{children}</ClassicProvider>
      </MachineProvider>
    );
    return { game, around, stage: <Reels host={host} api={pot} />, moveToWebGl };
  };
  const { game, around, stage, moveToWebGl } = setUp(live, api);
  return {
    play: game.play,
    words: { ...words, welcome: common.welcome },
    history: {
      noteOf: ({ lastStep }) => (lastStep && winsJackpot(lastStep.outcome) ? words.historyJackpot : null),
      drawsOf: (steps) => steps,
      verifyFields: verifyFieldsOf,
      pictureOf: (outcome) => {
        const { hops, evaluation } = spinOf(outcome);
        return <MiniReels columns={(hops.at(-1)?.evaluation ?? evaluation).window} pictures={pictures} />;
      },
    },
    content: (onRetry) =>
      around(<MachineApp scene={scene} stage={stage} rules={<ClassicRules />} onRetry={onRetry} />),
    stageOf: (options) => {
      // What the pot holds today is no part of a round that is over.
      const again = setUp(options, null);
      return { play: again.game.play, stage: again.around(again.stage), goOn: again.game.press };
    },
    afterwards: moveToWebGl,
  };
});
