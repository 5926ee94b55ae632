export { type HallSuiteOptions, runHallSuite } from './hallSuite.ts';
export { createFixedPort, type HallPort, type ProviderWord, type TestPlayer } from './port.ts';
export { formatJunit, formatReport } from './report.ts';
export type { CaseResult, SuiteResult } from './runSuite.ts';
