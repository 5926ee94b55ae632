import { createContext, use } from 'react';
import type { ShellData } from '../features/shell/model/loadShell.ts';

export const ShellContext = createContext<ShellData>({ types: [], footer: [], float: [], shortcuts: [] });

/** Game types, providers and footer, for what stands inside the hall's shell. */
export const useShell = (): ShellData => use(ShellContext);
