import { createContext, useContext } from 'react';
import type { GameApi } from './api.ts';

const context = createContext<GameApi | null>(null);

export const ApiProvider = context.Provider;

export const useApi = (): GameApi => {
  const api = useContext(context);
  if (!api) throw new Error('outside the game');
  return api;
};
