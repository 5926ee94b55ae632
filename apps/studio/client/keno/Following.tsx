import { AutoBar } from '../machine/AutoBar.tsx';
import type { AutoMachine, AutoSeen } from '../machine/autoplay.ts';
import { autoWordsOf } from '../machine/autoWords.ts';
import { useShell } from '../shell/context.ts';
import { useKeno, useKenoState } from './context.ts';
import { drawChoices } from './drawAgain.ts';

/** The same tickets for the next draws, where the site's rules allow autoplay. */
export const Following = ({ machine }: { machine: AutoMachine<AutoSeen> }) => {
  const { lang } = useShell();
  const { game, words } = useKeno();
  // What is marked changes what there is to play with.
  useKenoState();
  return (
    <div className="machine-bar">
      <AutoBar
        machine={machine}
        many={drawChoices}
        own={{ ...words.follow, ended: { ...autoWordsOf(lang).ended, ...words.followEnded } }}
        isReady={game.placesToPlay().length > 0}
      />
    </div>
  );
};
