import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createHallProcess, type HallProcess } from '../../apps/server/src/compose.ts';
import { readEnv } from '../../apps/server/src/infra/env.ts';
import { seed } from '../../database/seeds/index.ts';
import { rootFolder } from '../launcher/settings.ts';
import { requirePromtool } from '../promtool.ts';
import { dashboards } from './dashboards.ts';
import { dashboardJson } from './grafana.ts';

/** What watches a hall from outside, held against a hall that runs as in production. */

const prometheus = join(rootFolder, 'deploy/prometheus');
const grafana = join(rootFolder, 'deploy/grafana');
const rulesFile = join(prometheus, 'pavilion.rules.yml');

const rules = z
  .object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  })
  .parse(parse(readFileSync(rulesFile, 'utf8')))
  .groups.flatMap((group) => group.rules);

/** Prometheus' own. */
const notOfTheHall = new Set(['up']);
const words = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'offset', 'bool']);

/** The names of the metrics that a PromQL expression asks for. */
const metricsIn = (expression: string): string[] => {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-zA-Z_:][\w:]*)\b(?!\s*\()/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !words.has(name) && !/^e\d*$/.test(name));
};

let database: TestDatabase;
let hall: HallProcess;
let told = '';
/** Every name that the hall tells, the series of histograms and summaries included. */
const names = new Set<string>(notOfTheHall);

beforeAll(async () => {
  database = await createTestDatabase();
  await seed({ pool: database.owner });
  hall = await createHallProcess({
    env: readEnv({
      NODE_ENV: 'production',
      DATABASE_URL: database.applicationUrl,
      PAVILION_SECRET: 'a secret of thirty-two characters!',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
    }),
    roles: new Set(['web', 'realtime', 'jobs']),
  });
  await hall.app.listen({ host: '127.0.0.1', port: 0 });
  await hall.begin();
  told = (await hall.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
  for (const [, name = '', kind] of told.matchAll(/^# TYPE (\S+) (\w+)$/gm)) {
    names.add(name);
    if (kind === 'histogram' || kind === 'summary')
      for (const end of ['_sum', '_count', ...(kind === 'histogram' ? ['_bucket'] : [])])
        names.add(`${name}${end}`);
  }
});
afterAll(async () => {
  await hall.close();
  await database.drop();
});

const unknownIn = (expressions: readonly string[]): string[] =>
  expressions.flatMap(metricsIn).filter((name) => !names.has(name));

it('the names of metrics are read out of PromQL', () => {
  expect(
    metricsIn(
      'histogram_quantile(0.9, sum by (party, le) (rate(a_seconds_bucket{b="c_d"}[5m]))) > 5e9 or absent(up)',
    ),
  ).toEqual(['a_seconds_bucket', 'up']);
});

describe('the metrics of a running hall', () => {
  it('begin with the name of the house, or are the process’s and of its requests', () => {
    const others = [...names].filter((name) => !/^(pavilion|process|nodejs|http_request)_/.test(name));
    expect(others).toEqual([...notOfTheHall]);
  });

  it('tell counters, times and ages by the names that Prometheus knows them by', () => {
    const kinds = [...told.matchAll(/^# TYPE (pavilion_\S+) (\w+)$/gm)].map(([, name = '', kind = '']) => ({
      name,
      kind,
    }));
    expect(kinds.filter(({ name, kind }) => (kind === 'counter') !== name.endsWith('_total'))).toEqual([]);
    expect(kinds.filter(({ name }) => /(_ms|_millis|_minutes)$/.test(name))).toEqual([]);
  });

  it('have nothing of a member and few series', () => {
    const series = told.split('\n').filter((line) => line.startsWith('pavilion_'));
    expect(series.length).toBeLessThan(1_000);
    const labels = new Set(
      series.flatMap((line) => [...line.matchAll(/[{,](\w+)=/g)].map(([, label]) => label)),
    );
    const known = [
      'age',
      'alarm',
      'call',
      'end',
      'job',
      'le',
      'outcome',
      'party',
      'provider',
      'queue',
      'reason',
      'relation',
      'slot',
      'standby',
      'state',
      'status',
    ];
    expect([...labels].filter((label) => !known.includes(label ?? ''))).toEqual([]);
  });
});

describe('the alarms', () => {
  it('are rules that Prometheus takes, and stand when they must and only then', () => {
    const promtool = (...args: string[]): string =>
      execFileSync(requirePromtool(), args, { encoding: 'utf8' });
    expect(promtool('check', 'rules', rulesFile)).toContain('SUCCESS');
    expect(promtool('test', 'rules', join(prometheus, 'pavilion.test.yml'))).toContain('SUCCESS');
  });

  it('are each tried, and each explained to the operator', () => {
    const tried = readFileSync(join(prometheus, 'pavilion.test.yml'), 'utf8');
    const guide = readFileSync(join(rootFolder, 'docs/guides/operator.md'), 'utf8');
    const untold = rules.filter(
      ({ alert }) => !tried.includes(`alertname: ${alert}`) || !guide.includes(`\n**${alert}** `),
    );
    expect(untold).toEqual([]);
  });

  it('ask for metrics that there are', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(unknownIn(rules.map(({ expr }) => expr))).toEqual([]);
  });
});

describe('the dashboards', () => {
  it('are as their description makes them: npm run dashboards', () => {
    expect(readdirSync(grafana).toSorted()).toEqual(dashboards.map(({ id }) => `${id}.json`).toSorted());
    for (const dashboard of dashboards)
      expect(readFileSync(join(grafana, `${dashboard.id}.json`), 'utf8')).toBe(dashboardJson(dashboard));
  });

  it('have panels whose every metric is told', () => {
    const panels = dashboards.flatMap(({ panels: all }) => all);
    expect(panels.filter(({ lines }) => Object.values(lines).flatMap(metricsIn).length === 0)).toEqual([]);
    expect(unknownIn(panels.flatMap(({ lines }) => Object.values(lines)))).toEqual([]);
  });

  it('never sum what every process tells of the same database', () => {
    const ofDatabase =
      /pavilion_(rounds|deposits|withdrawals)_open|pavilion_(outbox_(lag|waiting)|ledger_horizon|jobs|job_late|replication|books|parts_ahead)/;
    const doubled = dashboards
      .flatMap(({ panels }) => panels)
      .flatMap(({ lines }) => Object.values(lines))
      .filter(
        (expression) =>
          ofDatabase.test(expression) &&
          !/\b(max|min)( by \([^)]*\))? \(?\(?pavilion|\b(max|min)\(pavilion/.test(expression),
      );
    expect(doubled).toEqual([]);
  });

  it('ask what PromQL can be', () => {
    // Parsed as rules, since promtool has no other way to be asked for an expression without a server.
    const expressions = dashboards
      .flatMap(({ panels }) => panels)
      .flatMap(({ lines }) => Object.values(lines));
    const asRules = {
      groups: [
        { name: 'panels', rules: expressions.map((expr, place) => ({ record: `panel:${place}`, expr })) },
      ],
    };
    const file = join(mkdtempSync(join(tmpdir(), 'pavilion-panels-')), 'panels.yml');
    writeFileSync(file, JSON.stringify(asRules));
    const said = execFileSync(requirePromtool(), ['check', 'rules', '--lint=none', file], {
      encoding: 'utf8',
    });
    rmSync(dirname(file), { recursive: true });
    expect(said).toContain('SUCCESS');
  });
});
