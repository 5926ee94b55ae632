import { currencySchema, type Locale, localized } from '@pavilion/contract';
import { memberReplay, memberRound, type memberRounds } from '@pavilion/contract/office';
import { toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField, refused } from '../../../http/refusal.ts';
import { askForReplay, presentRound, type RoundDeps } from '../../records/index.ts';
import { BadCursor, findRound, listMoves, listRounds, type MemberRound } from '../../wallet/index.ts';
import type { MemberRow } from '../queries.ts';
import { ownerOf } from './money.ts';

const present = (round: MemberRound, locale: Locale) => {
  const shown = presentRound(round, locale);
  return { ...shown, game_name: localized(shown.game_name, locale) };
};

export const readRounds = async (
  pool: Pool,
  row: MemberRow,
  { cursor, count, from, to, gp_id: gpId, state }: z.output<typeof memberRounds.body>,
  locale: Locale,
): Promise<z.output<typeof memberRounds.data>> => {
  const { rounds, nextCursor } = await listRounds(pool, {
    ...ownerOf(row),
    cursor,
    count,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    gpId,
    state,
  }).catch((error: unknown) => {
    throw error instanceof BadCursor ? badField('cursor') : error;
  });
  return { rows: rounds.map((round) => present(round, locale)), next_cursor: nextCursor };
};

const roundOf = async (pool: Pool, row: MemberRow, roundId: string): Promise<MemberRound> => {
  const round = await findRound(pool, { ...ownerOf(row), roundId });
  if (round === undefined) throw refused(memberRound.codes, 404, 'office.not_found');
  return round;
};

export const readRound = async (
  pool: Pool,
  row: MemberRow,
  roundId: string,
  locale: Locale,
): Promise<z.output<typeof memberRound.data>> => {
  const round = await roundOf(pool, row, roundId);
  const currency = currencySchema.parse(round.currency);
  return {
    round: present(round, locale),
    moves: (await listMoves(pool, round)).map(({ kind, stake, win, state, isFree, at }) => ({
      kind,
      stake: toDecimal(stake, currency),
      win: toDecimal(win, currency),
      state,
      is_free: isFree,
      at: at.toISOString(),
    })),
  };
};

/** What the provider shows of a round: the same as the member may look at. */
export const readReplay = async (
  deps: RoundDeps,
  row: MemberRow,
  roundId: string,
  locale: Locale,
): Promise<z.output<typeof memberReplay.data>> => {
  const { gpId, roundRef } = await roundOf(deps.pool, row, roundId);
  const replay = await askForReplay(deps, { gpId, memberId: row.id, roundRef, locale });
  if (replay === 'silent') throw refused(memberReplay.codes, 372, 'office.provider_silent');
  if (replay === 'not_offered') throw refused(memberReplay.codes, 373, 'office.replay_not_offered');
  return { proofs: [...replay.proofs], url: replay.url };
};
