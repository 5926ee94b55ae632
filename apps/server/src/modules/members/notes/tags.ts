import {
  type MemberTag,
  memberSetTags,
  type memberTagList,
  memberTagRemove,
  memberTagSave,
  tagsMax,
} from '@pavilion/contract/office';
import { sqlStateOf, withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { lockMember } from '../deeds/standing.ts';
import type { NoteDeps } from './notes.ts';

type Answer<C extends { data: z.ZodType }> = z.output<C['data']>;

const countedMax = 10_000;

/** The tags of a site, each with how many members bear it. */
export const readSiteTags = async (pool: Pool, siteId: number): Promise<Answer<typeof memberTagList>> => {
  const { rows } = await pool.query<MemberTag & { members: number }>(
    `SELECT id, name, tone, version,
            (SELECT count(*)::integer FROM (SELECT FROM member_tag WHERE tag_id = tag.id LIMIT $2) one) AS members
       FROM tag WHERE site_id = $1 ORDER BY lower(name)`,
    [siteId, countedMax],
  );
  return { rows };
};

/** A tag that is as it was looked at. Refuses with 404 and 409. */
const lockTag = async (
  tx: PoolClient,
  { siteId }: Actor,
  { id, version }: Pick<MemberTag, 'id' | 'version'>,
): Promise<MemberTag> => {
  const { rows } = await tx.query<MemberTag>(
    'SELECT id, name, tone, version FROM tag WHERE id = $1 AND site_id = $2 FOR UPDATE',
    [id, siteId],
  );
  const [tag] = rows;
  if (tag === undefined) throw refused(memberTagRemove.codes, 404, 'office.not_found');
  if (tag.version !== version) throw refused(memberTagRemove.codes, 409, 'office.stale', { current: tag });
  return tag;
};

const uniqueViolation = '23505';
const taken = (error: unknown): unknown =>
  sqlStateOf(error) === uniqueViolation ? refused(memberTagSave.codes, 375, 'office.tag_taken') : error;

/** Makes a tag, or changes one. Two who make the hundredth at once are let both: the bound keeps lists short, nothing more. */
export const saveTag = (
  { pool }: NoteDeps,
  who: Actor,
  { tag, name, tone }: z.output<typeof memberTagSave.body>,
): Promise<Answer<typeof memberTagSave>> =>
  withTransaction(pool, async (tx) => {
    if (tag !== undefined) {
      const before = await lockTag(tx, who, tag);
      await tx.query('UPDATE tag SET name = $2, tone = $3, version = version + 1 WHERE id = $1', [
        tag.id,
        name,
        tone,
      ]);
      await who.trace(tx, {
        subject: { kind: 'tag', id: tag.id },
        before: { name: before.name, tone: before.tone },
        after: { name, tone },
      });
      return { id: tag.id, version: before.version + 1 };
    }
    const { rows: counted } = await tx.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM tag WHERE site_id = $1',
      [who.siteId],
    );
    if ((counted[0]?.count ?? 0) >= tagsMax.site)
      throw refused(memberTagSave.codes, 376, 'office.too_many_tags');
    const { rows } = await tx.query<{ id: number }>(
      'INSERT INTO tag (site_id, name, tone) VALUES ($1, $2, $3) RETURNING id',
      [who.siteId, name, tone],
    );
    const id = rows[0]?.id ?? 0;
    await who.trace(tx, { subject: { kind: 'tag', id }, after: { name, tone } });
    return { id, version: 0 };
  }).catch((error: unknown) => {
    throw taken(error);
  });

export const removeTag = (
  { pool }: NoteDeps,
  who: Actor,
  { tag }: z.output<typeof memberTagRemove.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const { name, tone } = await lockTag(tx, who, tag);
    const { rowCount } = await tx.query('DELETE FROM member_tag WHERE tag_id = $1', [tag.id]);
    await tx.query('DELETE FROM tag WHERE id = $1', [tag.id]);
    await who.trace(tx, {
      subject: { kind: 'tag', id: tag.id },
      before: { name, tone, members: rowCount ?? 0 },
      after: null,
    });
  });

interface NamedTag {
  readonly id: number;
  readonly name: string;
}

const tagsOf = async (tx: PoolClient, memberId: number): Promise<NamedTag[]> => {
  const { rows } = await tx.query<NamedTag>(
    `SELECT tag.id, tag.name FROM member_tag given JOIN tag ON tag.id = given.tag_id
      WHERE given.member_id = $1 ORDER BY tag.id`,
    [memberId],
  );
  return rows;
};

const isSame = (ids: readonly number[], others: readonly number[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id));

/** Gives a member these tags and no others. Refuses with 404, 409 where they are others by now, 377. */
export const setTags = (
  { pool }: NoteDeps,
  who: Actor,
  { id, tags, before }: z.output<typeof memberSetTags.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, id);
    const had = await tagsOf(tx, id);
    if (
      !isSame(
        had.map((tag) => tag.id),
        [...new Set(before)],
      )
    )
      throw refused(memberSetTags.codes, 409, 'office.stale', { current: { tags: had } });
    const wanted = [...new Set(tags)];
    const { rows: there } = await tx.query<NamedTag>(
      'SELECT id, name FROM tag WHERE site_id = $1 AND id = ANY ($2) ORDER BY id FOR KEY SHARE',
      [who.siteId, wanted],
    );
    if (there.length !== wanted.length) throw refused(memberSetTags.codes, 377, 'office.no_such_tag');
    await tx.query('DELETE FROM member_tag WHERE member_id = $1 AND NOT tag_id = ANY ($2)', [id, wanted]);
    await tx.query(
      'INSERT INTO member_tag (member_id, tag_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING',
      [id, wanted],
    );
    await who.trace(tx, {
      subject: { kind: 'member', id },
      before: { tags: had.map(({ name }) => name) },
      after: { tags: there.map(({ name }) => name) },
    });
  });
