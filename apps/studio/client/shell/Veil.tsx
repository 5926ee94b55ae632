import { type ReactNode, useEffect, useRef } from 'react';
import type { Ending } from './ending.ts';
import type { SessionTexts } from './sessionTexts.ts';

/** What is said while a session opens, and when it is over. */
export type VeilTexts = Pick<SessionTexts, 'opening' | 'tryAgain' | 'playHere' | 'backToHall' | 'endings'>;

/** A lantern that burns while a game opens, and is out when it is over. */
const Lantern = ({ lit }: { lit: boolean }) => (
  <svg className={lit ? 'lantern lit' : 'lantern'} viewBox="0 0 120 160" aria-hidden="true">
    <path className="cord" d="M60 0V22M60 132v20M48 132v12M72 132v12" />
    <ellipse className="paper" cx="60" cy="77" rx="50" ry="48" />
    <path className="rib" d="M60 29v96M38 34q-26 43 0 86M82 34q26 43 0 86" />
    <rect className="cap" x="36" y="20" width="48" height="14" rx="4" />
    <rect className="cap" x="36" y="120" width="48" height="14" rx="4" />
  </svg>
);

/** It is over, or could not begin: says why, offers to try again where that may help, and shows the way out. */
export const EndingVeil = ({
  ending,
  texts,
  onRetry,
  onPlayHere = null,
  wayOut,
}: {
  ending: Ending;
  texts: VeilTexts;
  onRetry: () => void;
  /** Goes on here with what is open in another window; `null` where that is not possible. */
  onPlayHere?: (() => void) | null;
  wayOut: ReactNode;
}) => {
  const { title, text } = texts.endings[ending];
  const retry = ending === 'hall_unreachable' || ending === 'offline';
  const isElsewhere = ending === 'session_replaced' || ending === 'session_elsewhere';
  const veil = useRef<HTMLDivElement>(null);
  // Whoever plays by keyboard or ear is here now: what had the focus is out of reach.
  useEffect(() => veil.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={veil}
      className="veil"
      role="alertdialog"
      aria-modal="true"
      aria-label={title}
      aria-describedby="ending-text"
      tabIndex={-1}
      data-field="ending"
      data-ending={ending}
    >
      <Lantern lit={false} />
      <h2>{title}</h2>
      <p id="ending-text">{text}</p>
      {retry && (
        <button type="button" className="main-button" data-action="retry" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      {isElsewhere && onPlayHere && (
        <button type="button" className="main-button" data-action="play-here" onClick={onPlayHere}>
          {texts.playHere}
        </button>
      )}
      {wayOut}
    </div>
  );
};

/** What lies over a game before it is open, and once it is over. */
export const Veil = ({
  state: { phase, ending },
  texts,
  onRetry,
  onPlayHere,
  onLeave,
}: {
  state: { readonly phase: 'opening' | 'playing' | 'over'; readonly ending: Ending | null };
  texts: VeilTexts;
  onRetry: () => void;
  onPlayHere: (() => void) | null;
  onLeave: () => void;
}) => {
  if (phase === 'opening')
    return (
      <div className="veil" role="status" data-field="opening">
        <Lantern lit />
        <p>{texts.opening}</p>
      </div>
    );
  if (phase !== 'over' || ending === null) return null;
  return (
    <EndingVeil
      ending={ending}
      texts={texts}
      onRetry={onRetry}
      onPlayHere={onPlayHere}
      wayOut={
        <button type="button" className="quiet-button" data-action="leave" onClick={onLeave}>
          {texts.backToHall}
        </button>
      }
    />
  );
};
