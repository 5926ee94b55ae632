import type { Locale } from '@pavilion/contract';
import {
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
import { findPiece, listPieces, listVersions, type PieceRow, stateOf } from './pieces.ts';

/** What a piece says: what is being written, else what was published last. */
const contentOf = ({ draft, last_content: last }: PieceRow): StoredContent =>
  readContent(draft ?? last ?? '{}');

const present = (row: PieceRow, site: Site, locale: Locale): PieceOnWire => {
  const content = contentOf(row);
  return {
    id: row.id,
    kind: row.kind,
    name: nameOf(row.kind, content, locale),
    state: stateOf(row),
    has_draft: row.draft !== null,
    publish_at: row.publish_at?.toISOString() ?? null,
    publish_until: row.publish_until?.toISOString() ?? null,
    expire_at: row.expire_at?.toISOString() ?? null,
    missing: missingLocales(row.kind, content, site.settings.languages),
    version: row.version,
    changed_at: row.changed_at.toISOString(),
  };
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
  { site, locale }: { readonly site: Site; readonly locale: Locale },
  { filter, sort, page, perPage }: ListBody,
): Promise<{ rows: PieceOnWire[]; total: number }> => {
  const kinds: readonly PieceKind[] = filter.kind === undefined ? pieceKinds : [filter.kind];
  const all = (await listPieces(pool, site.id, kinds)).map((row) => present(row, site, locale));
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

/** One piece with its draft, what members see, and its versions. Refuses with 404. */
export const onePiece = async (
  pool: Pool,
  { site, locale }: { readonly site: Site; readonly locale: Locale },
  id: number,
): Promise<Piece> => {
  const row = await findPiece(pool, site.id, id);
  const versions = await listVersions(pool, id);
  const asText = (text: string | null): Record<string, unknown> | null =>
    text === null ? null : { ...readContent(text) };
  return {
    ...present(row, site, locale),
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
