import { spawn } from 'node:child_process';
import { z } from 'zod';
import { chromiumPath } from './chromiumPath.ts';
import { openPageHall } from './pageHall.ts';
import { BenchError, layOut, machine, median } from './table.ts';

/**
 * `npm run bench lighthouse`: Lighthouse's own phone (a slow processor and a slow network, simulated) on the home page,
 * the slot lobby, the promotions and the sign-up of a hall in production mode; medians of three runs, taken in turns. `npm` fetches Lighthouse when it
 * is first asked for: it brings a hundred packages that nothing else here needs.
 */

const lighthouse = 'lighthouse@13.5.0';
const rounds = 3;
const pages = {
  home: '/',
  'slot lobby': '/slotgame?gt_id=2&gp_id=Popular&house=0',
  promotions: '/discount',
  // Logging in and signing up are dialogs; this address opens one.
  'sign-up': '/register',
} as const;

const scoreSchema = z.object({ score: z.number().nullable() });
const metricSchema = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  lighthouseVersion: z.string(),
  categories: z.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    'best-practices': scoreSchema,
    seo: scoreSchema,
  }),
  audits: z.object({
    'largest-contentful-paint': metricSchema,
    'cumulative-layout-shift': metricSchema,
    'total-blocking-time': metricSchema,
    'total-byte-weight': metricSchema,
  }),
});
type Report = z.infer<typeof reportSchema>;

interface Column {
  readonly title: string;
  readonly of: (report: Report) => number;
  readonly show: (value: number) => string;
  /** Null: told for interest. */
  readonly isReached: ((value: number) => boolean) | null;
}

const score = (title: string, category: keyof Report['categories'], least: number): Column => ({
  title: `${title} ≥ ${least}`,
  of: ({ categories }) => Math.round((categories[category].score ?? 0) * 100),
  show: String,
  isReached: (value) => value >= least,
});

const columns: readonly Column[] = [
  score('performance', 'performance', 98),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
  {
    title: 'LCP < 1.8 s',
    of: ({ audits }) => audits['largest-contentful-paint'].numericValue,
    show: (ms) => `${(ms / 1_000).toFixed(2)} s`,
    isReached: (ms) => ms < 1_800,
  },
  {
    title: 'CLS < 0.02',
    of: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
    show: (shift) => shift.toFixed(3),
    isReached: (shift) => shift < 0.02,
  },
  {
    title: 'TBT < 100 ms',
    of: ({ audits }) => audits['total-blocking-time'].numericValue,
    show: (ms) => `${Math.round(ms)} ms`,
    isReached: (ms) => ms < 100,
  },
  {
    title: 'on the wire',
    of: ({ audits }) => audits['total-byte-weight'].numericValue,
    show: (bytes) => `${Math.round(bytes / 1_000)} kB`,
    isReached: null,
  },
];

const run = (url: string, chromium: string): Promise<Report> =>
  new Promise((resolve, reject) => {
    const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
    const child = spawn(
      'npm',
      [
        ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
        ...['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) return reject(new BenchError(`Lighthouse left with ${code}`));
      resolve(reportSchema.parse(JSON.parse(Buffer.concat(output).toString('utf8'))));
    });
  });

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const chromium = chromiumPath();
  const hall = await openPageHall();
  try {
    const taken = Object.entries(pages).map(([name, path]) => ({ name, path, reports: [] as Report[] }));
    for (let turn = 1; turn <= rounds; turn += 1) {
      for (const { name, path, reports } of taken) {
        const found = await run(`${hall.origin}${path}`, chromium);
        reports.push(found);
        say(
          `round ${turn}/${rounds} · ${name}: ${columns.map(({ of, show }) => show(of(found))).join(', ')}`,
        );
      }
    }
    const rows = taken.map(({ name, reports }) => [
      name,
      ...columns.map(({ of, show, isReached }) => {
        const value = median(reports.map(of));
        if (isReached !== null && !isReached(value)) process.exitCode = 1;
        return `${show(value)}${isReached === null || isReached(value) ? '' : ' ✗'}`;
      }),
    ]);
    return [
      'Lighthouse, its simulated phone, on a hall in production mode',
      machine(),
      [`Node ${process.versions.node}`, lighthouse.replace('@', ' '), hall.databaseVersion].join(', '),
      `medians of ${rounds} runs, taken in turns`,
      '',
      ...layOut(['', ...columns.map(({ title }) => title)], rows),
    ];
  } finally {
    await hall.close();
  }
};
