import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import { stakeRefusalOf } from '../play/stakeRefusals.ts';
import type { ServedTable } from './games/index.ts';
import type { PotPlay } from './potPlays.ts';
import {
  seatsIn,
  stakesIn,
  type TableBetRow,
  type TableBetState,
  type TablePotRow,
  type TableRoundRow,
} from './rows.ts';
import { presentShoe } from './shoes.ts';
import type { HandView, PotView, ResultView, SealView, SlipState, SlipView, TableView } from './views.ts';

/** Whether what a round came to may be known: covered cards lie in it while hands are decided. */
export const isTold = ({ state, summary }: Pick<TableRoundRow, 'state' | 'summary'>): boolean =>
  summary !== null && state !== 'deciding';

/** What a round shows of its draw; `null` before it is told. */
export const presentResult = (
  round: Pick<TableRoundRow, 'number' | 'state' | 'summary' | 'outcome'>,
): ResultView | null =>
  isTold(round) && round.summary !== null
    ? { number: round.number, summary: round.summary, outcome: round.outcome }
    : null;

/** What is told of a round's list once it is sealed. */
export const presentSeal = ({
  sealed_hash,
  sealed_at,
  beacon_round,
}: Pick<TableRoundRow, 'sealed_hash' | 'sealed_at' | 'beacon_round'>): SealView | null =>
  sealed_hash === null || sealed_at === null
    ? null
    : { hash: sealed_hash, at: sealed_at.toISOString(), beaconRound: beacon_round };

export const presentTable = (
  table: Pick<ServedTable, 'decisions' | 'shoe'>,
  round: TableRoundRow,
  told: Pick<TableView, 'nextSeedHash' | 'watching' | 'crowd'> & { readonly now: Date },
): TableView => ({
  number: round.number,
  phase: round.state,
  opensAt: round.opens_at.toISOString(),
  closesAt: round.closes_at.toISOString(),
  drawsAt: round.draws_at.toISOString(),
  decidesAt: round.state === 'deciding' ? (round.decides_at?.toISOString() ?? null) : null,
  ...((round.state === 'drawn' || round.state === 'settled') &&
    round.decides_at &&
    round.attended_at && { shownFrom: round.attended_at.toISOString() }),
  settlesAt: round.settles_at.toISOString(),
  endsAt: round.ends_at.toISOString(),
  now: told.now.toISOString(),
  serverSeedHash: round.server_seed_hash,
  nextSeedHash: told.nextSeedHash,
  shoe: presentShoe(table, round),
  sealing: round.sealing,
  seal: presentSeal(round),
  faceUp: round.state === 'deciding' ? (table.decisions?.faceUp(round.outcome) ?? null) : null,
  result: presentResult(round),
  watching: told.watching,
  crowd: told.crowd,
});

const slipStates = {
  staking: 'pending',
  reversing: 'pending',
  taken: 'standing',
  owed: 'paying',
  settled: 'settled',
  returned: 'returned',
  refused: 'refused',
  stuck: 'stuck',
} as const satisfies Record<TableBetState, SlipState>;

/** A pot, with what was chosen at it once that may be known. */
interface PotTold {
  readonly row: TablePotRow;
  readonly play: PotPlay | undefined;
}

/** A pot as far as its round is told: what others choose is nobody's business before. */
export const toldPot = (
  row: TablePotRow | undefined,
  round: Pick<TableRoundRow, 'state' | 'summary'>,
  play: PotPlay | undefined,
): PotTold | undefined => row && { row, play: isTold(round) ? play : undefined };

/** The pot that a slip is in, told to its player: other members have no names. */
const presentPot = (
  bet: Pick<TableBetRow, 'id'>,
  { row: pot, play }: PotTold,
  currency: CurrencyCode,
): PotView => ({
  seats: seatsIn(pot).map((slip) => (slip === null ? 'bot' : slip === bet.id ? 'you' : 'member')),
  pot: toDecimal(minor(pot.pot_minor), currency),
  paid: toDecimal(minor(pot.paid_minor), currency),
  rake: toDecimal(minor(pot.rake_minor), currency),
  ...(play && {
    play: {
      founder: play.founder,
      plays: play.plays.map((made) => made && [...made]),
      winner: pot.winner,
    },
  }),
});

export const presentSlip = (
  bet: TableBetRow,
  roundNumber: number,
  currency: CurrencyCode,
  { pot, hands }: { readonly pot?: PotTold | undefined; readonly hands?: HandView[] | undefined } = {},
): SlipView => ({
  id: bet.id,
  round: roundNumber,
  state: slipStates[bet.state],
  stakes: stakesIn(bet).map((stake) => ({
    spot: stake.spot,
    amount: toDecimal(minor(stake.minor), currency),
  })),
  stake: toDecimal(minor(bet.stake_minor), currency),
  won: bet.won_minor === null ? null : toDecimal(minor(bet.won_minor), currency),
  placedAt: bet.placed_at.toISOString(),
  refusal: bet.state === 'refused' ? stakeRefusalOf(bet.refusal) : null,
  ...(pot && { pot: presentPot(bet, pot, currency) }),
  ...(hands && { hands }),
  followed: bet.following_id !== null,
});
