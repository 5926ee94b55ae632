import { lazy } from 'react';
import type { PastView } from './view.ts';

/** A picture for the history, fetched with it: the table itself does not need it. */
export const pastIn = (load: () => Promise<{ readonly Past: PastView }>) =>
  lazy(async () => ({ default: (await load()).Past }));
