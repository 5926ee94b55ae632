import { currencySchema, gameTypeIdSchema, type Locale } from '@pavilion/contract';
import {
  type RoundRecord,
  recordsReplay,
  recordsRound,
  recordsRounds,
  recordsRoundTotals,
} from '@pavilion/contract/records';
import { toDecimal } from '@pavilion/money';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type CallerOf, type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { textOf, textsOf } from '../../infra/storedText.ts';
import {
  findRound,
  listMoves,
  listRounds,
  type MemberRound,
  type ProviderDirectory,
  sumRounds,
} from '../wallet/index.ts';
import { rangeOf, rowPageOf } from './page.ts';
import { askForReplay } from './replay.ts';

export interface RoundDeps extends Pick<Hall, 'pool'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

/** Each asks a provider, whose patience is not endless. */
const replaysPerMinute = 30;

export const presentRound = (round: MemberRound, locale: Locale): RoundRecord => {
  const currency = currencySchema.parse(round.currency);
  return {
    id: round.id.toString(),
    round_id: round.roundRef,
    gp_id: round.gpId,
    gp_name: textOf(round.providerName, locale),
    game_id: round.gameId,
    game_name: textsOf(round.gameName),
    game_type: gameTypeIdSchema.parse(round.gameType),
    stake: toDecimal(round.stake, currency),
    win: toDecimal(round.win, currency),
    win_pending: toDecimal(round.pendingWin, currency),
    currency,
    state: round.state,
    opened_at: round.openedAt.toISOString(),
    closed_at: round.closedAt?.toISOString() ?? null,
  };
};

const ownRound = async (
  pool: Pool,
  { site, member }: CallerOf<typeof recordsRound>,
  roundId: string,
): Promise<MemberRound> => {
  const round = await findRound(pool, { siteId: site.id, memberId: member.memberId, roundId });
  if (round === undefined) throw refused(recordsRound.codes, 404, 'records.round_not_found');
  return round;
};

const roundsCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsRounds, async ({ site, member, locale }, body) => {
    const page = rowPageOf({ siteId: site.id, memberId: member.memberId }, body);
    const { rounds, nextCursor } = await listRounds(pool, {
      ...page,
      gpId: body.gp_id,
      gameType: body.game_type,
      state: body.state,
    });
    return { list: rounds.map((round) => presentRound(round, locale)), next_cursor: nextCursor };
  });

const totalsCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsRoundTotals, async ({ site, member }, body) => {
    const { memberId, currency } = member;
    const totals = await sumRounds(pool, {
      siteId: site.id,
      memberId,
      currency,
      ...rangeOf(body),
      gpId: body.gp_id,
      gameType: body.game_type,
      state: body.state,
    });
    return {
      currency,
      rounds: totals.rounds,
      stake: toDecimal(totals.stake, currency),
      win: toDecimal(totals.win, currency),
      net: toDecimal(totals.net, currency),
    };
  });

const roundCall = ({ pool }: RoundDeps): CallHandler =>
  handle(recordsRound, async (caller, { id }) => {
    const round = await ownRound(pool, caller, id);
    const currency = currencySchema.parse(round.currency);
    return {
      round: presentRound(round, caller.locale),
      moves: (await listMoves(pool, round)).map((move) => ({
        kind: move.kind,
        stake: toDecimal(move.stake, currency),
        win: toDecimal(move.win, currency),
        state: move.state,
        is_free: move.isFree,
        at: move.at.toISOString(),
      })),
    };
  });

const replayCall = (deps: RoundDeps): CallHandler =>
  handle(
    recordsReplay,
    async (caller, { id }) => {
      const round = await ownRound(deps.pool, caller, id);
      const replay = await askForReplay(deps, {
        gpId: round.gpId,
        memberId: caller.member.memberId,
        roundRef: round.roundRef,
        locale: caller.locale,
      });
      if (replay === 'silent') throw refused(recordsReplay.codes, 103, 'records.provider_silent');
      if (replay === 'not_offered') throw refused(recordsReplay.codes, 105, 'records.replay_not_offered');
      return { proofs: [...replay.proofs], url: replay.url };
    },
    { perMinute: replaysPerMinute },
  );

/** The member's game rounds: the list, one of them, and what its provider shows of it. Only ever the caller's own. */
export const roundCalls = (deps: RoundDeps): readonly CallHandler[] => [
  roundsCall(deps),
  totalsCall(deps),
  roundCall(deps),
  replayCall(deps),
];
