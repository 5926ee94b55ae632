import { useEffect, useState } from 'react';
import { money } from '../amounts.ts';
import { ShellProvider, useShell, useShellState } from '../context.ts';
import type { HistoryLine } from '../history.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { panelWordsOf } from '../panelWords.ts';
import type { Replay } from '../replay.ts';
import { ReplayAmounts, ReplayDialog, ReplayMark } from './ReplayDialog.tsx';

/** Free spins and respins are shown in another light, as they were. */
const isFeature = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'feature' in view && view.feature !== null;

const Amounts = () => {
  const { texts } = useShell();
  const { stake, currency, round } = useShellState();
  return (
    <ReplayAmounts
      stake={{ name: texts.stake, amount: money(round?.staked ?? stake, currency) }}
      won={{ name: texts.historyText.won, amount: money(round?.won ?? '0', currency) }}
    />
  );
};

/** The game's own stage; nothing on it can be pressed. */
const Stage = ({ replay }: { replay: Replay }) => {
  const { gameCode, scene, lang } = useShell();
  const { view, busy, round } = useShellState();
  return (
    <div
      className="game"
      data-game={gameCode}
      data-feature={isFeature(view)}
      data-over={!busy && round?.state === 'settled'}
      inert
    >
      <picture className="scene">
        <source media="(min-aspect-ratio: 1/1)" srcSet={scene.wide} />
        <img src={scene.tall} alt="" />
      </picture>
      <main>
        <div className="title" />
        {replay.stage}
      </main>
      <ReplayMark lang={lang} />
    </div>
  );
};

/**
 * A round of the history on the game's own stage, marked as a replay for as long as it is seen. Escape and the buttons end it.
 * The balance of the game below is not touched, and its keys are not heard.
 */
const ReplayView = ({
  line,
  begin,
  onClose,
}: {
  line: HistoryLine;
  begin: () => Replay;
  onClose: () => void;
}) => {
  const shell = useShell();
  const [replay, setReplay] = useState(begin);
  useEffect(() => {
    void replay.run();
    return replay.stop;
  }, [replay]);
  return (
    <ShellProvider value={{ ...shell, play: replay.play, welcome: panelWordsOf(shell.lang).replayNote }}>
      <ReplayDialog
        lang={shell.lang}
        openedAt={line.openedAt}
        closeText={shell.texts.close}
        stage={<Stage replay={replay} />}
        amounts={
          <>
            <NoticeLine />
            <Amounts />
          </>
        }
        onAgain={() => setReplay(begin)}
        onClose={onClose}
      />
    </ShellProvider>
  );
};

export default ReplayView;
