import { useEffect, useRef } from 'react';
import type { LightName } from '../../src/games/lights.ts';
import { CountedWin, Sparks } from '../shell/Celebration.tsx';
import { useShell } from '../shell/context.ts';
import { useVideoSlotState } from './context.ts';
import { lightWordsOf } from './lightWords.ts';

export interface WonLight {
  readonly name: LightName;
  readonly amount: string;
  readonly isCredited: boolean;
}

/** A light has dropped for this player: its name, what it pays, and that it is credited. */
const LightWon = ({ won, onClose }: { won: WonLight; onClose: () => void }) => {
  const words = lightWordsOf(useShell().lang);
  const { currency } = useVideoSlotState();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const title = words.won(words.names[won.name]);
  return (
    <dialog
      ref={dialog}
      className="light-won"
      data-field="light-won"
      data-light={won.name}
      aria-label={title}
      onClose={onClose}
    >
      <span className="light-glow" aria-hidden="true" />
      <h2>{title}</h2>
      <p className="light-won-amount">
        <CountedWin amount={won.amount} currency={currency} tier={3} />
      </p>
      <p>{won.isCredited ? words.credited : words.paying}</p>
      <button
        type="button"
        className="main-button"
        data-action="light-go-on"
        onClick={() => dialog.current?.close()}
      >
        {words.goOn}
      </button>
      <Sparks tier={3} />
    </dialog>
  );
};

export default LightWon;
