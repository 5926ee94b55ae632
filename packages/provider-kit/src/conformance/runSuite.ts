import { CaseContext, type CaseGroup, type CaseOptions } from './case.ts';
import { Skip } from './port.ts';

export interface CaseResult {
  readonly group: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly reason: string | undefined;
  readonly durationMs: number;
}

export interface SuiteResult {
  readonly subject: string;
  readonly results: readonly CaseResult[];
  /** Facts worth a line in the report: statuses heard, how quick the answers were. */
  readonly notes: readonly string[];
  readonly durationMs: number;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface RunnableCase {
  readonly title: string;
  readonly run: () => Promise<void>;
}

/** Runs cases one after the other: each changes balances that the next one counts on. */
export const runCases = async (
  groups: readonly { readonly name: string; readonly cases: readonly RunnableCase[] }[],
  onResult: (result: CaseResult) => void,
): Promise<CaseResult[]> => {
  const results: CaseResult[] = [];
  for (const group of groups) {
    for (const { title, run } of group.cases) {
      const startedAt = performance.now();
      let outcome: CaseResult['outcome'] = 'passed';
      let reason: string | undefined;
      try {
        await run();
      } catch (error) {
        outcome = error instanceof Skip ? 'skipped' : 'failed';
        reason = reasonOf(error);
      }
      const durationMs = performance.now() - startedAt;
      const result = { group: group.name, title, outcome, reason, durationMs };
      results.push(result);
      onResult(result);
    }
  }
  return results;
};

/** Gives every case a context of its own and tidies up after it. */
export const withContexts = (groups: readonly CaseGroup[], options: CaseOptions) =>
  groups.map(({ name, cases }) => ({
    name,
    cases: cases.map(({ title, run }) => ({
      title,
      run: async () => {
        const context = new CaseContext(options);
        try {
          await run(context);
        } finally {
          await context.tidy();
        }
      },
    })),
  }));
