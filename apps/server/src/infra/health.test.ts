import { Writable } from 'node:stream';
import { createFakeClock } from '@pavilion/testing';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from './health.ts';
import { loggerOptions } from './logger.ts';

const nowhere = new Writable({ write: (_line, _encoding, done) => done() });

it('counts every alarm that is logged by its name, also those of a request, and nothing else', async () => {
  const metrics = createMetrics({ clock: createFakeClock(), processMetrics: false });
  const log = pino(loggerOptions({ LOG_LEVEL: 'info', NODE_ENV: 'test' }, metrics.raise), nowhere);
  log.error({ alarm: 'round_stuck', roundId: '7' }, 'a round is stuck');
  log.child({ reqId: '1' }).error({ alarm: 'round_stuck' }, 'another');
  log.error({ alarm: true }, 'a transfer could not be cleared up');
  log.error({ err: new Error('no alarm') }, 'an error');
  const told = await metrics.registry.metrics();
  expect(told).toContain('pavilion_alarms_total{alarm="round_stuck"} 2');
  expect(told).toContain('pavilion_alarms_total{alarm="a transfer could not be cleared up"} 1');
  expect(told.match(/^pavilion_alarms_total\{/gm)).toHaveLength(2);
  expect(told).toMatch(/^pavilion_alarm_last_timestamp_seconds\{alarm="round_stuck"\} \d+/m);
});

it('tells how the last reconciliation went, and nothing where none has run', async () => {
  const metrics = createMetrics({ clock: createFakeClock(), processMetrics: false });
  expect(await metrics.registry.metrics()).not.toContain('pavilion_ledger_differences');
  metrics.reconciled(3);
  expect(await metrics.registry.metrics()).toContain('pavilion_ledger_differences 3');
  metrics.reconciled(0);
  expect(await metrics.registry.metrics()).toContain('pavilion_ledger_differences 0');
});
