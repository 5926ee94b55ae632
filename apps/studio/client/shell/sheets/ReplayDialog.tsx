import '../../styles/replay.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { instantText } from '../instantText.ts';
import { panelWordsOf } from '../panelWords.ts';
import { RoundButton } from '../RoundButton.tsx';
import type { Lang } from '../sessionTexts.ts';

/**
 * The frame round a stage on which a round of the history is seen again, marked as a replay for as long as it is seen. Escape and the
 * buttons end it.
 */
export const ReplayDialog = ({
  lang,
  title,
  openedAt,
  closeText,
  stage,
  amounts,
  onAgain,
  onClose,
}: {
  lang: Lang;
  /** What is seen again, where it is not simply the round of that time. */
  title?: string;
  openedAt: string;
  closeText: string;
  stage: ReactNode;
  amounts: ReactNode;
  onAgain: () => void;
  onClose: () => void;
}) => {
  const words = panelWordsOf(lang);
  const when = instantText(openedAt, lang, 'seconds');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="replay"
      data-field="replay"
      aria-label={title ?? words.replayTitle(when)}
      onClose={onClose}
    >
      <header className="top-bar">
        <strong className="replay-badge">{words.mark}</strong>
        <time dateTime={openedAt}>{when}</time>
        <nav>
          <RoundButton action="close-replay" icon="x" label={closeText} onPress={close} />
        </nav>
      </header>
      {stage}
      <footer className="replay-foot">
        {amounts}
        <div className="replay-buttons">
          <button type="button" className="quiet-button" data-action="replay-again" onClick={onAgain}>
            {words.again}
          </button>
          <button type="button" className="main-button" data-action="end-replay" onClick={close}>
            {closeText}
          </button>
        </div>
      </footer>
    </dialog>
  );
};

/** Over the picture itself, so that no part of it can be taken for a round that is played. */
export const ReplayMark = ({ lang }: { lang: Lang }) => (
  <strong className="replay-mark" data-field="replay-mark">
    {panelWordsOf(lang).mark}
  </strong>
);

/** What was staked on the round, and what it brought. */
export const ReplayAmounts = ({
  stake,
  won,
}: {
  stake: { readonly name: string; readonly amount: string };
  won: { readonly name: string; readonly amount: string };
}) => (
  <div className="purse">
    <div className="plate">
      <span className="plate-name">{stake.name}</span>
      <output data-field="replay-staked">{stake.amount}</output>
    </div>
    <div className="plate win-plate">
      <span className="plate-name">{won.name}</span>
      <output data-field="replay-won">{won.amount}</output>
    </div>
  </div>
);
