export { createFixedPort, type FixedPortOptions, type GivenPlayer } from './fixedPort.ts';
export { type HallSuiteOptions, runHallSuite } from './hallSuite.ts';
export type { HallPort, ProviderWord, TestPlayer } from './port.ts';
export { type ProviderSuiteOptions, runProviderSuite } from './providerSuite.ts';
export { formatJunit, formatReport } from './report.ts';
export type { CaseResult, SuiteResult } from './runSuite.ts';
