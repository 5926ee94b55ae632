import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../../infra/clock.ts';
import { type KeptReading, keepReading } from './keptReading.ts';
import { ageBands, depositStates, type Figures, readFigures, withdrawalStates } from './readFigures.ts';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [Labels, number];

/** What is told of the whole hall, by every process that tells of it at all: panels take the `max` of it, never the sum. */
interface Told {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly samples: (figures: Figures) => readonly Sample[];
}

/** Every state and age is told, also with nothing in it, so that a line of a panel does not end. */
const byStateAndAge = (states: readonly string[], counted: Figures['deposits']): Sample[] =>
  states.flatMap((state) =>
    ageBands.map(
      (age): Sample => [
        { state, age },
        counted.find((one) => one.by === state && one.age === age)?.count ?? 0,
      ],
    ),
  );

const told: readonly Told[] = [
  {
    name: 'pavilion_rounds_open',
    help: 'Rounds that are open, by provider and age; of more than 20,000 the oldest are counted.',
    labels: ['provider', 'age'],
    samples: ({ rounds }) => rounds.map(({ by, age, count }) => [{ provider: by, age }, count]),
  },
  {
    name: 'pavilion_deposits_open',
    help: 'Deposits that have not ended, by state and age.',
    labels: ['state', 'age'],
    samples: ({ deposits }) => byStateAndAge(depositStates, deposits),
  },
  {
    name: 'pavilion_withdrawals_open',
    help: 'Withdrawals that have not ended, by state and age.',
    labels: ['state', 'age'],
    samples: ({ withdrawals }) => byStateAndAge(withdrawalStates, withdrawals),
  },
  {
    name: 'pavilion_outbox_waiting_events',
    help: 'Events in the outbox that no relay has taken; more than 20,000 are told as that.',
    labels: [],
    samples: ({ outbox }) => [[{}, outbox.waiting]],
  },
  {
    name: 'pavilion_outbox_lag_seconds',
    help: 'Age of the oldest event in the outbox; 0 where none waits.',
    labels: [],
    samples: ({ outbox }) => [[{}, outbox.oldestSeconds]],
  },
  {
    name: 'pavilion_ledger_horizon_lag_seconds',
    help: 'Age of the horizon up to which the ledger is decided; 0 where nothing was posted since.',
    labels: [],
    samples: ({ horizon }) => [[{}, horizon.ageSeconds]],
  },
  {
    name: 'pavilion_ledger_horizon_behind_transfers',
    help: 'Transfers that were begun since the horizon was marked.',
    labels: [],
    samples: ({ horizon }) => [[{}, horizon.behind]],
  },
  {
    name: 'pavilion_books_balance',
    help: '1 while the last proof of the books found no difference, 0 from the first one on.',
    labels: [],
    samples: ({ booksBalance }) => [[{}, booksBalance ? 1 : 0]],
  },
  {
    name: 'pavilion_parts_ahead',
    help: 'Parts of a growing table that are made and wait for their first row.',
    labels: ['relation'],
    samples: ({ growth }) => growth.map(({ relation, parts }) => [{ relation }, parts]),
  },
  {
    name: 'pavilion_archive_faults',
    help: 'Files of the archive that were lost or changed when they were last read.',
    labels: [],
    samples: ({ archive }) => [[{}, archive.faults]],
  },
  {
    name: 'pavilion_archive_unfinished_parts',
    help: 'Parts that lie in a file and still have their rows in the database.',
    labels: [],
    samples: ({ archive }) => [[{}, archive.unfinished]],
  },
  {
    name: 'pavilion_jobs',
    help: 'Jobs of each queue that wait for their turn, are under way or have failed for good, as counted every half minute.',
    labels: ['queue', 'state'],
    samples: ({ jobs }) =>
      jobs.flatMap(({ queue, ready, active, failed }): Sample[] => [
        [{ queue, state: 'ready' }, ready],
        [{ queue, state: 'active' }, active],
        [{ queue, state: 'failed' }, failed],
      ]),
  },
  {
    name: 'pavilion_job_late_seconds',
    help: 'How long the first job of a queue has been due and not begun; 0 where none waits.',
    labels: ['queue'],
    samples: ({ jobs }) => jobs.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  },
  {
    name: 'pavilion_replication_lag_seconds',
    help: 'How far a standby is behind with what it has applied. Nothing where there is none.',
    labels: ['standby'],
    samples: ({ standbys }) => standbys.map(({ standby, lagSeconds }) => [{ standby }, lagSeconds]),
  },
  {
    name: 'pavilion_replication_lag_bytes',
    help: 'Log that a standby has not applied. Nothing where there is none.',
    labels: ['standby'],
    samples: ({ standbys }) => standbys.map(({ standby, lagBytes }) => [{ standby }, lagBytes]),
  },
  {
    name: 'pavilion_replication_slot_bytes',
    help: 'Log that is kept for a replication slot. Nothing where there is none.',
    labels: ['slot'],
    samples: ({ slots }) => slots.map(({ slot, bytes }) => [{ slot }, bytes]),
  },
  {
    name: 'pavilion_replication_slot_active',
    help: '1 while somebody reads a replication slot. Nothing where there is none.',
    labels: ['slot'],
    samples: ({ slots }) => slots.map(({ slot, isActive }) => [{ slot }, isActive ? 1 : 0]),
  },
];

const tell = (
  registry: Registry,
  kept: KeptReading<Figures>,
  { name, help, labels, samples }: Told,
): void => {
  void new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const figures = await kept.latest();
      this.reset();
      for (const [of, value] of figures === undefined ? [] : samples(figures)) this.set(of, value);
      // A gauge without labels begins with 0, which would be told as a fact.
      if (figures === undefined && labels.length === 0) this.remove();
    },
  });
};

export interface GaugeDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly registry: Registry;
}

/**
 * Adds to the metrics what the database knows of the whole hall. It is read when somebody asks and the last reading is
 * older than 15 seconds, once for all who ask of this process; a database that is away leaves the last one, whose age is told.
 */
export const tellOfDatabase = ({ pool, clock, log, registry }: GaugeDeps): void => {
  const failures = new Counter({
    name: 'pavilion_database_reading_failures_total',
    help: 'Readings of the gauges that the database did not answer.',
    registers: [registry],
    // So that it tells of the reading that this very question has begun.
    async collect() {
      await kept.latest();
    },
  });
  const kept = keepReading(
    () => readFigures(pool, clock.now()),
    (error) => {
      failures.inc();
      log.warn({ err: error }, 'the figures of the database could not be read');
    },
  );
  for (const one of told) tell(registry, kept, one);
  const ownGauge = (name: string, help: string, value: () => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        await kept.latest();
        this.set(value());
      },
    });
  ownGauge(
    'pavilion_database_reading_age_seconds',
    'How long ago the gauges of the database were read.',
    kept.ageSeconds,
  );
  ownGauge(
    'pavilion_database_reading_duration_seconds',
    'How long reading the gauges of the database took.',
    kept.tookSeconds,
  );
};
