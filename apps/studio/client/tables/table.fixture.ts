import type { SlipView, TableOpenAnswer, TableView } from '../../src/tables/views.ts';

/** The studio's words as tests want them. */
export const startMs = Date.parse('2026-11-22T08:00:00Z');

export const viewOf = (
  number: number,
  phase: TableView['phase'],
  summary: string | null = null,
): TableView => {
  const at = (seconds: number): string => new Date(startMs + seconds * 1_000).toISOString();
  return {
    number,
    phase,
    opensAt: at(0),
    closesAt: at(18),
    drawsAt: at(20),
    decidesAt: null,
    settlesAt: at(29),
    endsAt: at(32),
    now: at(1),
    serverSeedHash: 'aa'.repeat(32),
    nextSeedHash: 'bb'.repeat(32),
    shoe: null,
    sealing: 'commitments',
    seal: phase === 'open' ? null : { hash: 'cc'.repeat(32), at: at(18), beaconRound: null },
    faceUp: null,
    result: summary === null ? null : { number, summary, outcome: {} },
    watching: 1,
    crowd: { players: 0, spots: {}, won: null },
  };
};

export const slipOf = (change: Partial<SlipView> = {}): SlipView => ({
  id: 'table-1',
  round: 4,
  state: 'standing',
  stakes: [{ spot: 'banker', amount: '20.00' }],
  stake: '20.00',
  won: null,
  placedAt: new Date(startMs).toISOString(),
  refusal: null,
  followed: false,
  ...change,
});

export const openedOf = (): TableOpenAnswer => ({
  session: 'token',
  gameCode: 'tide-baccarat',
  demo: false,
  currency: 'USD',
  lobbyUrl: 'https://hall.test/close',
  startedAt: new Date(startMs).toISOString(),
  sessionNet: '0.00',
  chips: ['10.00', '50.00'],
  spotMax: '100.00',
  kindMax: {},
  slipMax: null,
  followMax: null,
  following: null,
  table: viewOf(4, 'open'),
  balance: '500.00',
  slips: [],
  results: [{ number: 3, summary: 'tie', outcome: {} }],
});
