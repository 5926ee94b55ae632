import type { Locale } from '@pavilion/contract';
import {
  type ArrangedKind,
  type ArrangedPiece,
  type contentList,
  missingLocales,
  type Piece,
  type PieceKind,
  type PieceRow as PieceOnWire,
  pieceKinds,
} from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Site } from '../../infra/site.ts';
import { nameOf, readContent, type StoredContent } from './contents.ts';
import { arrange } from './order.ts';
import {
  findPiece,
  headOf,
  listPieceHeads,
  listPieces,
  listVersions,
  type PieceHead,
  type PieceRow,
  readPieces,
  stateOf,
} from './pieces.ts';

/** What a piece says: what is being written, else what was published last. */
const contentOf = ({ draft, last_content: last }: PieceRow): StoredContent =>
  readContent(draft ?? last ?? '{}');

interface Reader {
  readonly site: Site;
  readonly locale: Locale;
}

/** What a list says of a piece's words. */
type Said = Pick<PieceOnWire, 'name' | 'missing'>;

const sayOf = (row: PieceRow, { site, locale }: Reader): Said => {
  const content = contentOf(row);
  return {
    name: nameOf(row.kind, content, locale),
    missing: missingLocales(row.kind, content, site.settings.languages),
  };
};

const present = (row: PieceHead, said: Said): PieceOnWire => ({
  id: row.id,
  kind: row.kind,
  ...said,
  state: stateOf(row),
  has_draft: row.has_draft,
  publish_at: row.publish_at?.toISOString() ?? null,
  publish_until: row.publish_until?.toISOString() ?? null,
  expire_at: row.expire_at?.toISOString() ?? null,
  version: row.version,
  changed_at: row.changed_at.toISOString(),
});

const keptMax = 10_000;
const kept = new WeakMap<Pool, Map<string, Said>>();

/**
 * What a list says of the words of each of these pieces. Words are whole pages in eleven languages, and stay as they are
 * for a version of their piece: they are read once a version, not for every look at the list.
 */
const saidOf = async (
  pool: Pool,
  reader: Reader,
  heads: readonly PieceHead[],
): Promise<(head: PieceHead) => Said> => {
  const known = kept.get(pool) ?? new Map<string, Said>();
  if (known.size > keptMax) known.clear();
  kept.set(pool, known);
  const { site, locale } = reader;
  const manner = [locale, ...site.settings.languages].join();
  const keyOf = ({ id, version }: Pick<PieceHead, 'id' | 'version'>): string => `${id} ${version} ${manner}`;
  const unknown = heads.filter((head) => !known.has(keyOf(head))).map(({ id }) => id);
  const read = new Map<number, Said>();
  if (unknown.length > 0)
    for (const row of await readPieces(pool, site.id, unknown)) {
      const said = sayOf(row, reader);
      known.set(keyOf(row), said);
      read.set(row.id, said);
    }
  // A piece that was changed between the two looks has what it says now.
  return (head) => known.get(keyOf(head)) ?? read.get(head.id) ?? { name: '', missing: [] };
};

type ListBody = z.output<typeof contentList.body>;

const order = (one: PieceOnWire, other: PieceOnWire, field: 'id' | 'name' | 'changed_at'): number => {
  if (field === 'id') return one.id - other.id;
  const [left, right] = [one[field], other[field]];
  return left === right ? one.id - other.id : left < right ? -1 : 1;
};

/** A page of the pieces of a site. A site has some hundreds: their words are looked through here. */
export const pageOfPieces = async (
  pool: Pool,
  reader: Reader,
  { filter, sort, page, perPage }: ListBody,
): Promise<{ rows: PieceOnWire[]; total: number }> => {
  const kinds: readonly PieceKind[] = filter.kind === undefined ? pieceKinds : [filter.kind];
  const heads = await listPieceHeads(pool, reader.site.id, kinds);
  const said = await saidOf(pool, reader, heads);
  const all = heads.map((head) => present(head, said(head)));
  const asked = filter.q?.toLocaleLowerCase();
  const fitting = all.filter(
    (row) =>
      (filter.state === undefined || row.state === filter.state) &&
      (filter.missing === undefined || row.missing.includes(filter.missing)) &&
      (filter.waiting === undefined || (row.publish_at !== null) === filter.waiting) &&
      (asked === undefined || row.name.toLocaleLowerCase().includes(asked)),
  );
  const sign = sort?.order === 'ASC' ? 1 : -1;
  fitting.sort((one, other) => sign * order(one, other, sort?.field ?? 'changed_at'));
  return { rows: fitting.slice((page - 1) * perPage, page * perPage), total: fitting.length };
};

/** The pieces of a kind that are shown, in the order in which members see them, by the words that these see. */
export const arrangedPieces = async (
  pool: Pool,
  { site, locale }: Reader,
  kind: ArrangedKind,
): Promise<ArrangedPiece[]> =>
  arrange(await listPieces(pool, site.id, [kind])).map(({ piece }) => ({
    id: piece.id,
    name: nameOf(kind, readContent(piece.last_content ?? '{}'), locale),
  }));

/** One piece with its draft, what members see, and its versions. Refuses with 404. */
export const onePiece = async (pool: Pool, reader: Reader, id: number): Promise<Piece> => {
  const { site } = reader;
  const row = await findPiece(pool, site.id, id);
  const versions = await listVersions(pool, id);
  const asText = (text: string | null): Record<string, unknown> | null =>
    text === null ? null : { ...readContent(text) };
  return {
    ...present(headOf(row), sayOf(row, reader)),
    draft: asText(row.draft),
    published: asText(row.last_content),
    locales: [...site.settings.languages],
    versions: versions.map(({ number, published_at: at, account }) => ({
      number,
      at: at.toISOString(),
      by: account,
      is_shown: number === row.shown,
    })),
  };
};

/** How many pieces of each kind lack something in each language of the site; pieces that ended are not counted. */
export const coverage = async (pool: Pool, site: Site) => {
  const pieces = (await listPieces(pool, site.id)).filter((row) => row.shown !== null || row.draft !== null);
  const { languages } = site.settings;
  const rows = pieceKinds.flatMap((kind) => {
    const own = pieces.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const lacking = own.map((row) => missingLocales(kind, contentOf(row), languages));
    const missing = languages.map((locale) => ({
      locale,
      pieces: lacking.filter((lacks) => lacks.includes(locale)).length,
    }));
    return [{ kind, pieces: own.length, missing }];
  });
  return { locales: [...languages], rows };
};
