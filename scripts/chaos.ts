import { parseArgs } from 'node:util';
import { createRandom } from '@pavilion/testing/random';
import { type ChaosReport, type PlayedFailure, runChaos } from '../simulation/chaos/chaos.ts';
import { type FailureName, failures, isFailureName } from '../simulation/chaos/failures.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError } from './launcher/settings.ts';

/**
 * `npm run chaos -- --minutes 20 --seed N`: plays on the cluster of `npm run cluster` while its parts fail in turn;
 * `--only NAME` repeats one failure, `--dir FOLDER` keeps everything in a folder, `--kill-primary 20` kills the primary as often. Leaves with 1 when anything that was
 * acknowledged is missing or moved twice, or anything else is not as it should be (docs/guides/cluster.md).
 */

const shownMax = 20;

const readNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new LaunchError(`--${name} takes a whole number`);
  return value;
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const describePlayed = (played: PlayedFailure): string => {
  const { name, primaryMs, unansweredMs, lateMs, unanswered, stillMs } = played;
  return [
    `  ${name.padEnd(20)}`,
    primaryMs === null ? 'primary stood' : `primary after ${seconds(primaryMs)}`,
    `no bet for ${seconds(stillMs)}`,
    unanswered === 0
      ? 'every look answered'
      : `${unanswered} looks unanswered, ${seconds(unansweredMs)} on end${primaryMs === null ? '' : `, ${seconds(lateMs)} after the primary`}`,
  ].join(' · ');
};

const describeDealings = ({ dealings }: Pick<ChaosReport, 'dealings'>): string =>
  Object.entries(dealings)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const describeReport = ({ played, lost, twice, wrong, ...report }: ChaosReport): string[] => [
  `${played.length} failures, ${report.acknowledged} acknowledged transactions in ${report.rounds} rounds, ${describeDealings(report)}, ${report.asked} looks, ${report.pages} pages of ${report.builds} builds`,
  `${report.sockets.count} sockets listened to the end, having come back ${report.sockets.returns} times`,
  `${lost.length} lost, ${twice.length} moved twice, ${wrong.length} other differences`,
  ...[...lost, ...twice, ...wrong].slice(0, shownMax).map((what) => `✗ ${what}`),
];

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string' },
      only: { type: 'string' },
      'kill-primary': { type: 'string' },
      web: { type: 'string', default: '3' },
      jobs: { type: 'string', default: '2' },
      players: { type: 'string', default: '12' },
      dir: { type: 'string' },
    },
  });
  const { only } = values;
  if (only !== undefined && !isFailureName(only))
    throw new LaunchError(`--only takes one of ${Object.keys(failures).join(', ')}`);
  const kills =
    values['kill-primary'] === undefined ? undefined : readNumber('kill-primary', values['kill-primary']);
  const minutes = readNumber('minutes', values.minutes);
  const { seed } = createRandom(values.seed === undefined ? undefined : Number(values.seed));
  console.log(`· seed ${seed}`);
  let round: FailureName[] = [];
  let endsMs: number | undefined;
  const report = await runChaos({
    seed,
    web: readNumber('web', values.web),
    jobs: readNumber('jobs', values.jobs),
    players: readNumber('players', values.players),
    ...(values.dir === undefined ? {} : { dir: values.dir }),
    next: (random, playedCount, possible) => {
      if (kills !== undefined) return playedCount < kills ? 'primary-killed' : null;
      endsMs ??= performance.now() + minutes * 60_000;
      if (performance.now() > endsMs) return null;
      if (only !== undefined && !possible.includes(only))
        throw new LaunchError(`${only} cannot be done here: it needs root, who may mount a disk`);
      if (only !== undefined) return only;
      // Each once, in an order of the seed, before any comes again.
      if (round.length === 0) round = random.shuffle(possible);
      return round.shift() ?? null;
    },
    say: (line) => console.log(`· ${line}`),
    onPlayed: (played, acknowledged) =>
      console.log(`${describePlayed(played)} · ${acknowledged} acknowledged`),
  });
  console.log(describeReport(report).join('\n'));
  return report.lost.length + report.twice.length + report.wrong.length === 0 ? 0 : 1;
});
