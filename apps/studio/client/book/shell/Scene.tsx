import type { ReactNode } from 'react';
import type { Titled } from '../texts/texts.ts';

/** A small paper scene for where nothing is: a moon over still water. */
const StillWater = () => (
  <svg className="still-water" viewBox="0 0 160 96" aria-hidden="true">
    <circle className="still-moon" cx="112" cy="30" r="17" />
    <path className="still-far" d="M0 62C20 40 40 46 56 54S92 34 110 44 142 60 160 50V96H0z" />
    <path className="still-near" d="M0 78C30 62 60 80 90 72S140 64 160 74V96H0z" />
    <path className="still-light" d="M96 78h32M102 84h20M107 90h10" />
  </svg>
);

/** Nothing is here, or it did not come; with a way on. */
export const EmptyScene = ({ title, text, children }: Titled & { children?: ReactNode }) => (
  <div className="empty-scene">
    <StillWater />
    <p className="empty-title">{title}</p>
    {text !== '' && <p>{text}</p>}
    {children}
  </div>
);

/** Rows in their final size while they come. */
export const Waiting = ({ rows, label }: { rows: number; label: string }) => (
  <div className="waiting-rows" role="status">
    <span className="unseen">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
      <span key={row} className="waiting-row" aria-hidden="true" />
    ))}
  </div>
);
