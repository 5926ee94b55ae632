import type { CaseResult, SuiteResult } from './runSuite.ts';

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

const counts = (results: readonly CaseResult[]) => ({
  passed: results.filter(({ outcome }) => outcome === 'passed').length,
  failed: results.filter(({ outcome }) => outcome === 'failed').length,
  skipped: results.filter(({ outcome }) => outcome === 'skipped').length,
});

const groupsOf = (results: readonly CaseResult[]): Map<string, CaseResult[]> =>
  Map.groupBy(results, ({ group }) => group);

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');

const describe = ({ outcome, title, reason }: CaseResult): string => {
  const line = `  ${marks[outcome]} ${title}`;
  if (reason === undefined) return line;
  return outcome === 'skipped' ? `${line}\n      not run: ${reason}` : `${line}\n${indented(reason)}`;
};

/** The report that people read. */
export const formatReport = ({ subject, results, notes, durationMs }: SuiteResult): string => {
  const sections = [...groupsOf(results)].map(([group, members]) => {
    const { passed } = counts(members);
    return [`${group} (${passed} of ${members.length})`, ...members.map(describe)].join('\n');
  });
  const { passed, failed, skipped } = counts(results);
  return [
    `Conformance of ${subject}`,
    '',
    sections.join('\n\n'),
    '',
    ...notes.map((note) => `· ${note}`),
    `${passed} passed, ${failed} failed, ${skipped} not run, in ${(durationMs / 1000).toFixed(1)} s`,
  ].join('\n');
};

/** XML has no way to write most control characters, not even as references. */
const isWritable = (char: string): boolean => char >= ' ' || char === '\n' || char === '\t' || char === '\r';
const xml = (text: string): string =>
  [...text]
    .map((char) => (isWritable(char) ? char : '\ufffd'))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const formatCase = ({ group, title, outcome, reason = '', durationMs }: CaseResult): string => {
  const open = `    <testcase classname="${xml(group)}" name="${xml(title)}" time="${seconds(durationMs)}"`;
  if (outcome === 'passed') return `${open}/>`;
  const message = xml(reason.split('\n', 1)[0] ?? '');
  const inside =
    outcome === 'skipped'
      ? `<skipped message="${message}"/>`
      : `<failure message="${message}">${xml(reason)}</failure>`;
  return `${open}>${inside}</testcase>`;
};

/** The report that build servers read. */
export const formatJunit = ({ subject, results, durationMs }: SuiteResult): string => {
  const total = counts(results);
  const suites = [...groupsOf(results)].map(([group, members]) => {
    const { failed, skipped } = counts(members);
    const time = seconds(members.reduce((sum, member) => sum + member.durationMs, 0));
    const head = `tests="${members.length}" failures="${failed}" errors="0" skipped="${skipped}" time="${time}"`;
    return [`  <testsuite name="${xml(group)}" ${head}>`, ...members.map(formatCase), '  </testsuite>'].join(
      '\n',
    );
  });
  const head = `tests="${results.length}" failures="${total.failed}" errors="0" skipped="${total.skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(`Conformance of ${subject}`)}" ${head} time="${seconds(durationMs)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
};
