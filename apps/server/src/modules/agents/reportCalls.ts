import {
  agentCohorts,
  agentCohortsFile,
  agentOperationTable,
  agentOperationTableFile,
  agentStratifiedLevel,
  agentStratifiedTable,
  agentStratifiedTableFile,
} from '@pavilion/contract/agentReports';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { CentreDeps } from './centre.ts';
import { readCohorts } from './reports/cohorts.ts';
import { cohortsFile, operationFile, stratifiedFile } from './reports/files.ts';
import { readOperationTable } from './reports/operationTable.ts';
import { readStratifiedLevel } from './reports/stratifiedLevel.ts';
import { readStratifiedTable } from './reports/stratifiedTable.ts';

/** Nobody reads more tables. */
const tablesPerMinute = 120;
const filesPerMinute = 20;

/** What came of an agent's line (spec §2 OperationTable, StratifiedTable). */
export const reportCalls = (deps: CentreDeps): CallHandler[] => [
  handle(agentOperationTable, (caller, body) => readOperationTable(deps, caller, body), {
    perMinute: tablesPerMinute,
  }),
  handle(
    agentOperationTableFile,
    async (caller, body) => operationFile(await readOperationTable(deps, caller, body)),
    { perMinute: filesPerMinute },
  ),
  handle(agentCohorts, (caller, body) => readCohorts(deps, caller, body), {
    perMinute: tablesPerMinute,
  }),
  handle(agentCohortsFile, async (caller, body) => cohortsFile(await readCohorts(deps, caller, body)), {
    perMinute: filesPerMinute,
  }),
  handle(agentStratifiedTable, (caller, body) => readStratifiedTable(deps, caller, body), {
    perMinute: tablesPerMinute,
  }),
  handle(agentStratifiedLevel, (caller, body) => readStratifiedLevel(deps, caller, body), {
    perMinute: tablesPerMinute,
  }),
  handle(
    agentStratifiedTableFile,
    async (caller, body) => stratifiedFile(await readStratifiedTable(deps, caller, body)),
    { perMinute: filesPerMinute },
  ),
];
