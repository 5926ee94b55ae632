import '../styles/game.css';
import '../styles/classic.css';
import { jadeFrog as machine } from '../../src/games/classic/machine.ts';
import { classicOutcomeSchema, winsJackpot } from '../../src/games/classic/outcome.ts';
import { MachineProvider, machineOf } from '../machine/context.ts';
import { MachineApp } from '../machine/MachineApp.tsx';
import { picturesOf } from '../machine/pictures.ts';
import { machineWordsOf } from '../machine/words.ts';
import { createReels } from '../reels/createReels.ts';
import { startGame } from '../shell/startGame.tsx';
import { ClassicRules } from './ClassicRules.tsx';
import { ClassicGame } from './classicGame.ts';
import { ClassicProvider } from './context.ts';
import { Reels } from './Reels.tsx';
import { classicWordsOf } from './words.ts';

startGame(classicOutcomeSchema, ({ page, api, options, scene, symbols }) => {
  const words = classicWordsOf(page.lang);
  const common = { ...machineWordsOf(page.lang), great: words.great };
  const pictures = picturesOf(machine.letters, symbols);
  const { reels, host, moveToWebGl } = createReels(
    { wild: machine.wild, stripsOf: () => machine.strips },
    pictures,
    options.isCalm,
  );
  const game = new ClassicGame({ ...options, machine, reels });
  return {
    play: game.play,
    words: { ...words, welcome: common.welcome },
    history: {
      noteOf: ({ lastStep }) => (lastStep && winsJackpot(lastStep.outcome) ? words.historyJackpot : null),
      drawsOf: (steps) => steps,
      verifyFields: ({ lots, lotsInAll }) => ({ lots: `${lots}/${lotsInAll}` }),
    },
    content: (onRetry) => (
      <MachineProvider value={machineOf(game, common, '')}>
        <ClassicProvider value={{ game, machine, words, pictures }}>
          <MachineApp
            scene={scene}
            stage={<Reels host={host} api={api} />}
            rules={<ClassicRules />}
            onRetry={onRetry}
          />
        </ClassicProvider>
      </MachineProvider>
    ),
    afterwards: moveToWebGl,
  };
});
