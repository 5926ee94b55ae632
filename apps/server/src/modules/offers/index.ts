import { createKeeper } from '../../infra/answerKeeper.ts';
import type { ServerModule } from '../../module.ts';
import type { GiveUpDeps } from '../cashier/index.ts';
import { offerCalls } from './calls.ts';

export interface OffersModule extends ServerModule {
  /** Forgets the answers of the last seconds. */
  readonly purge: () => void;
}

/** Everything that a site gives beside its games, as one list: its terms, whose it is, and what still runs. */
export const createOffersModule = (deps: GiveUpDeps): OffersModule => {
  const { keep, purge } = createKeeper();
  return { name: 'offers', calls: offerCalls(deps, keep), purge };
};
