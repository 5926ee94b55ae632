import { contentPublish } from '@pavilion/contract/office';
import { sqlStateOf } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../http/refusal.ts';
import { type RouteRule, routeRulesMax, usableRules } from '../../content/index.ts';
import { missingField, readContent } from '../contents.ts';
import type { PieceRow } from '../pieces.ts';
import { shelfOf } from '../shelves/shelves.ts';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const checkViolation = '23514';

/** What the tables refuse, in the words of the calls. */
export const asRefusal = (error: unknown): unknown => {
  const state = sqlStateOf(error);
  if (state === uniqueViolation) return refused(contentPublish.codes, 362, 'office.address_taken');
  if (state === foreignKeyViolation) return refused(contentPublish.codes, 364, 'office.belongs_nowhere');
  if (state === checkViolation)
    return new Refusal(400, 'office.link_refused', { httpStatus: 400, field: 'piece.content' });
  return error;
};

/** A rule that leads round in a circle, by itself or with others, would be left out by every process. */
const refuseCircles = async (tx: PoolClient, siteId: number, key: string): Promise<void> => {
  const { rows } = await tx.query<RouteRule & { is_own: boolean }>(
    `SELECT path, target, status, id::text = $2 AS is_own FROM route_rule
      WHERE site_id = $1 AND enabled ORDER BY id`,
    [siteId, key],
  );
  const others = rows.filter(({ is_own }) => !is_own);
  const usable = usableRules(rows);
  const breaks = usable.length < usableRules(others).length + (rows.length - others.length);
  if (breaks || rows.length > routeRulesMax)
    throw refused(contentPublish.codes, 363, 'office.rules_in_circle');
};

export interface Showing {
  readonly text: string;
  readonly endsAt: Date | null;
  readonly now: Date;
}

/**
 * Writes a content where the members' calls find it; answers how its table names it. Refuses with 363 rules that go round,
 * with 370 what lacks something that nobody can do without. What the tables refuse is thrown as they say it (`asRefusal`).
 */
export const showContent = async (
  tx: PoolClient,
  { site_id: siteId, kind, row_key: key }: Pick<PieceRow, 'site_id' | 'kind' | 'row_key'>,
  { text, endsAt, now }: Showing,
): Promise<string> => {
  const content = readContent(text);
  const field = missingField(kind, content);
  if (field !== null) throw refused(contentPublish.codes, 370, 'office.piece_lacks', { field });
  const shownKey = await shelfOf(kind).write(tx, { siteId, key, now, endsAt }, content);
  if (kind === 'route_rule') await refuseCircles(tx, siteId, shownKey);
  return shownKey;
};
