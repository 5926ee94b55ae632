import { Counter, Gauge, type Registry } from 'prom-client';

export interface RealtimeMeters {
  /** Messages of another process were lost, and the sockets were sent to fetch. */
  readonly missed: () => void;
  /** The relay, which leads in this process, has taken so many events out of the outbox. */
  readonly taken: (events: number) => void;
}

/** What the gateway of this process counts. */
export const createRealtimeMeters = (
  registry: Registry | undefined,
  socketCount: () => number,
): RealtimeMeters => {
  const registers = registry === undefined ? [] : [registry];
  void new Gauge({
    name: 'pavilion_realtime_sockets',
    help: 'Sockets that are open in this process.',
    registers,
    collect() {
      this.set(socketCount());
    },
  });
  const gaps = new Counter({
    name: 'pavilion_realtime_gaps_total',
    help: 'Times that messages of another process were missed, so that this one let its sockets go to fetch anew.',
    registers,
  });
  const taken = new Counter({
    name: 'pavilion_outbox_events_total',
    help: 'Events that the relay of this process has taken out of the outbox.',
    registers,
  });
  return { missed: () => gaps.inc(), taken: (events) => taken.inc(events) };
};
