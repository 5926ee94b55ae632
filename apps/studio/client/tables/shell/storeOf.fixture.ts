import { startMs } from '../table.fixture.ts';
import { TableStore } from './tableStore.ts';

type Options = ConstructorParameters<typeof TableStore>[0];

/** A page's store over this end of the studio: silent, at the beginning of the round, with nothing kept; `change` says otherwise. */
export const storeOf = (api: Options['api'], change: Partial<Omit<Options, 'api'>> = {}): TableStore =>
  new TableStore({
    api,
    sounds: { setOn: () => undefined, play: () => undefined },
    now: () => startMs,
    wait: async () => undefined,
    newActionId: () => 'action',
    newEntropy: () => 'cd'.repeat(16),
    hashOf: null,
    kept: { read: () => null, write: () => undefined },
    goTo: () => undefined,
    lobbyUrl: '/',
    again: null,
    ...change,
  });
