import '../../styles/replay.css';
import { useEffect, useRef, useState } from 'react';
import { money } from '../amounts.ts';
import { ShellProvider, useShell, useShellState } from '../context.ts';
import type { HistoryLine } from '../history.ts';
import { instantText } from '../instantText.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { panelWordsOf } from '../panelWords.ts';
import { RoundButton } from '../RoundButton.tsx';
import type { Replay } from '../replay.ts';

/** Free spins and respins are shown in another light, as they were. */
const isFeature = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'feature' in view && view.feature !== null;

const Amounts = () => {
  const { texts } = useShell();
  const { stake, currency, round } = useShellState();
  return (
    <div className="purse">
      <div className="plate">
        <span className="plate-name">{texts.stake}</span>
        <output data-field="replay-staked">{money(round?.staked ?? stake, currency)}</output>
      </div>
      <div className="plate win-plate">
        <span className="plate-name">{texts.historyText.won}</span>
        <output data-field="replay-won">{money(round?.won ?? '0', currency)}</output>
      </div>
    </div>
  );
};

/** The game's own stage; nothing on it can be pressed. */
const Stage = ({ replay, mark }: { replay: Replay; mark: string }) => {
  const { gameCode, scene } = useShell();
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
      <strong className="replay-mark" data-field="replay-mark">
        {mark}
      </strong>
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
  const words = panelWordsOf(shell.lang);
  const when = instantText(line.openedAt, shell.lang, 'seconds');
  const dialog = useRef<HTMLDialogElement>(null);
  const [replay, setReplay] = useState(begin);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void replay.run();
    return replay.stop;
  }, [replay]);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="replay"
      data-field="replay"
      aria-label={words.replayTitle(when)}
      onClose={onClose}
    >
      <ShellProvider value={{ ...shell, play: replay.play, welcome: words.replayNote }}>
        <header className="top-bar">
          <strong className="replay-badge">{words.mark}</strong>
          <time dateTime={line.openedAt}>{when}</time>
          <nav>
            <RoundButton action="close-replay" icon="x" label={shell.texts.close} onPress={close} />
          </nav>
        </header>
        <Stage replay={replay} mark={words.mark} />
        <footer className="replay-foot">
          <NoticeLine />
          <Amounts />
          <div className="replay-buttons">
            <button
              type="button"
              className="quiet-button"
              data-action="replay-again"
              onClick={() => setReplay(begin)}
            >
              {words.again}
            </button>
            <button type="button" className="main-button" data-action="end-replay" onClick={close}>
              {shell.texts.close}
            </button>
          </div>
        </footer>
      </ShellProvider>
    </dialog>
  );
};

export default ReplayView;
