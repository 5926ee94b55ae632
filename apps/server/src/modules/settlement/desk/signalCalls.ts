import { agentSignalList } from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import type { DeskDeps } from './deskDeps.ts';
import { findSignals } from './signals.ts';

const dayMs = 24 * 60 * 60_000;
/** Some of them read a month of rounds. */
const looksPerMinute = 30;

/** What may speak of fraud, each kind with its evidence. */
export const signalCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(
    agentSignalList,
    null,
    async ({ site }, { kind, days }) => {
      const now = deps.clock.now();
      const since = new Date(now.getTime() - days * dayMs);
      return { rows: await findSignals(deps, kind, site.id, since), as_of: now.toISOString() };
    },
    { perMinute: looksPerMinute },
  ),
];
