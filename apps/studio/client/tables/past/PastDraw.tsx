import './past.css';
import type { ReactNode } from 'react';

/** Balls, dice or marks of a round in small; words beside it say the same. */
export const PastDraw = ({ children }: { children: ReactNode }) => (
  <p className="past-draw" data-field="past" aria-hidden="true">
    {children}
  </p>
);
