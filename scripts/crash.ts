import { parseArgs } from 'node:util';
import { createRandom } from '@pavilion/testing/random';
import { type CrashReport, type CrashTarget, runCrashes } from '../simulation/crash/crash.ts';
import { openOwnGround } from '../simulation/world/ground.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError } from './launcher/settings.ts';

/**
 * `npm run crash -- --kills 50`: the hall killed with SIGKILL at random moments under load, in every third kill with its
 * PostgreSQL or that alone. Leaves with 1 when anything that was acknowledged is missing, or moved twice.
 */

const shownMax = 20;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const describeRecovery = (report: CrashReport, target: CrashTarget): string[] => {
  const times = report.kills.filter((kill) => kill.target === target).map(({ recoveryMs }) => recoveryMs);
  if (times.length === 0) return [];
  const longest = seconds(Math.max(...times));
  return [
    `  ${target}: ${times.length} kills, back after ${seconds(median(times))} (median), ${longest} (longest)`,
  ];
};

const describeReport = (report: CrashReport): string[] => [
  `${report.kills.length} kills, ${report.acknowledged} acknowledged transactions in ${report.rounds} rounds`,
  ...describeRecovery(report, 'hall'),
  ...describeRecovery(report, 'database'),
  ...describeRecovery(report, 'both'),
  `${report.lost.length} lost, ${report.twice.length} moved twice, ${report.wrong.length} other differences`,
  ...[...report.lost, ...report.twice, ...report.wrong].slice(0, shownMax).map((what) => `✗ ${what}`),
];

await runMain(async () => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '50' }, seed: { type: 'string' } },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new LaunchError('--kills takes a whole number');
  const random = createRandom(values.seed === undefined ? undefined : Number(values.seed));
  const targets = Array.from(
    { length: kills },
    (): CrashTarget => random.pick(['hall', 'hall', 'hall', 'hall', 'database', 'both']),
  );
  console.log(`· seed ${random.seed}`);
  const ground = await openOwnGround();
  try {
    const report = await runCrashes(ground, {
      seed: random.seed,
      targets,
      onKill: ({ target, recoveryMs }, acknowledged) =>
        console.log(`  ${target} killed after ${acknowledged} answers, back after ${seconds(recoveryMs)}`),
    });
    console.log(describeReport(report).join('\n'));
    return report.lost.length + report.twice.length + report.wrong.length === 0 ? 0 : 1;
  } finally {
    await ground.close();
  }
});
