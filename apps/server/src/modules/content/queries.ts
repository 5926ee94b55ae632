import { gameTypes, type Theme } from '@pavilion/contract';
import { jackpotLevelsMax } from '@pavilion/contract/content';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { ContentTables } from './tables.ts';

export type ContentDb = Kysely<ContentTables>;

/** No list of content is longer; an operator with more has a mistake in the table. */
const listMax = 100;
const historyMax = 50;

/** Rows that are switched on and within their time. */
const shown =
  <Table extends 'banner' | 'marquee' | 'bulletin'>(now: Date) =>
  (row: ExpressionBuilder<Pick<ContentTables, Table>, Table>) =>
    row.and([
      sql<boolean>`enabled`,
      sql<boolean>`coalesce(starts_at <= ${now}, true)`,
      sql<boolean>`coalesce(ends_at > ${now}, true)`,
    ]);

export type BannerRow = Selectable<ContentTables['banner']> & {
  readonly gp_gt_name: string;
  /** Where the operator's own link leads, when the banner's game is one; null otherwise. */
  readonly custom_url: string | null;
};

const prefixOf = (gtId: number | null): string => {
  const type = Object.entries(gameTypes).find(([id]) => Number(id) === gtId);
  return type === undefined ? '' : type[1].prefix;
};

/** Banners of a place (0 desktop, 2 mobile, 1 small) for a currency, in the operator's order. */
export const listBanners = async (
  db: ContentDb,
  { siteId, useType, currency }: { siteId: number; useType: number; currency: string | undefined },
  now: Date,
): Promise<BannerRow[]> => {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .select(sql<string | null>`(select gp_code from provider where gp_id = banner.link_gp_id)`.as('gp_code'))
    .select(
      sql<string | null>`(select custom_url from game
         where gp_id = banner.link_gp_id and game_code = banner.link_game_code and customized)`.as(
        'custom_url',
      ),
    )
    .where('site_id', '=', siteId)
    .where('use_type', '=', useType)
    .$if(currency !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(link_currency = ${currency}, true)`),
    )
    .where(shown<'banner'>(now))
    .orderBy('sort')
    .orderBy('id')
    .limit(listMax)
    .execute();
  return rows.map(({ gp_code, ...row }) => ({
    ...row,
    gp_gt_name: `${prefixOf(row.link_gt_id)}${gp_code ?? ''}`,
  }));
};

export const listMarquee = (
  db: ContentDb,
  siteId: number,
  order: { field: 'sort' | 'id'; direction: 'asc' | 'desc' },
  now: Date,
) =>
  db
    .selectFrom('marquee')
    .select(['id', 'content', 'display_before_login', 'display_after_login', 'sort'])
    .where('site_id', '=', siteId)
    .where(shown<'marquee'>(now))
    .orderBy(order.field, order.direction)
    .orderBy('id', order.direction)
    .limit(listMax)
    .execute();

const bulletinColumns = [
  'id',
  'display_device',
  'display_content',
  'title',
  'content',
  'starts_at',
  'updated_at',
] as const;
export type BulletinRow = Pick<Selectable<ContentTables['bulletin']>, (typeof bulletinColumns)[number]>;

/** Values of `display_device` that show on a device: 0 is both, and asking for 0 is asking for all. */
const devicesShown = (device: number): number[] => (device === 0 ? [0, 1, 2] : [0, device]);

/** Values of `display_content` that a place shows: visitors, the member's pages (2), the deposit page (3). */
export const bulletinContents = { visitor: [0, 1], 2: [0, 2], 3: [3] } as const;

interface BulletinPlace {
  readonly siteId: number;
  readonly device: number;
  readonly contents: readonly number[];
}

const bulletinsAt = (db: ContentDb, { siteId, device, contents }: BulletinPlace) =>
  db
    .selectFrom('bulletin')
    .select(bulletinColumns)
    .where('site_id', '=', siteId)
    .where('display_device', 'in', devicesShown(device))
    .where('display_content', 'in', [...contents]);

export const listBulletins = (db: ContentDb, place: BulletinPlace, now: Date): Promise<BulletinRow[]> =>
  bulletinsAt(db, place)
    .where(shown<'bulletin'>(now))
    .orderBy('sort')
    .orderBy('updated_at', 'desc')
    .limit(listMax)
    .execute();

/** Pop-ups whose time has passed, the last first. */
export const listBulletinHistory = (db: ContentDb, place: BulletinPlace, now: Date): Promise<BulletinRow[]> =>
  bulletinsAt(db, place)
    .where('enabled', '=', true)
    .where('ends_at', '<=', now)
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(historyMax)
    .execute();

/** Ids of the bulletins that the member has put away since they were last edited. */
export const hiddenBulletins = async (db: ContentDb, memberId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('bulletin_hidden')
    .innerJoin('bulletin', 'bulletin.id', 'bulletin_hidden.bulletin_id')
    .select('bulletin_hidden.bulletin_id')
    .where('bulletin_hidden.member_id', '=', memberId)
    .whereRef('bulletin_hidden.hidden_at', '>=', 'bulletin.updated_at')
    .execute();
  return new Set(rows.map((row) => row.bulletin_id));
};

/** The shown total of a currency, minor units; 0 when the site has no jackpot in it. */
export const jackpotTotalMinor = async (db: ContentDb, siteId: number, currency: string): Promise<bigint> => {
  const row = await db
    .selectFrom('jackpot')
    .select(sql<bigint>`coalesce(sum(coalesce(shown_minor, seed_minor)), 0)::bigint`.as('total'))
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('enabled', '=', true)
    .executeTakeFirstOrThrow();
  return row.total;
};

export interface LevelRow {
  readonly id: number;
  readonly names: unknown;
  readonly drops_by_minor: bigint | null;
  readonly amount_minor: bigint;
}

/** The jackpots of a currency that have a name: the one that drops by the least first, those that may grow on last. */
export const listJackpotLevels = (db: ContentDb, siteId: number, currency: string): Promise<LevelRow[]> =>
  db
    .selectFrom('jackpot')
    .select([
      'id',
      'names',
      'drops_by_minor',
      // Stakes on their way can carry a pot a little beyond its ceiling, of which nobody would be paid.
      sql<bigint>`least(coalesce(shown_minor, seed_minor), drops_by_minor)`.as('amount_minor'),
    ])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('enabled', '=', true)
    .where('names', '<>', sql`'{}'::jsonb`)
    .orderBy(sql`drops_by_minor NULLS LAST`)
    .orderBy('id')
    .limit(jackpotLevelsMax)
    .execute();

/** `version` is the name of the template that asks; undefined gives what all templates show. */
export const listFooter = async (
  db: ContentDb,
  siteId: number,
  template: 'wide' | 'narrow',
  version: Theme | undefined,
) => {
  const [sections, links] = await Promise.all([
    db
      .selectFrom('footer_section')
      .select(['section', 'title'])
      .where('site_id', '=', siteId)
      .orderBy('sort')
      .limit(listMax)
      .execute(),
    db
      .selectFrom('footer_link')
      .select(['id', 'section', 'title', 'url', 'icon'])
      .where('site_id', '=', siteId)
      .where('enabled', '=', true)
      .where('template', 'in', [template, 'both'])
      .where((where) =>
        version === undefined
          ? where('model_version', 'is', null)
          : where.or([where('model_version', 'is', null), where('model_version', '=', version)]),
      )
      .orderBy('sort')
      .orderBy('id')
      .limit(listMax)
      .execute(),
  ]);
  return { sections, links };
};

export const listFloat = (db: ContentDb, siteId: number) =>
  db
    .selectFrom('float_item')
    .select(['id', 'kind', 'title', 'url', 'icon'])
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(listMax)
    .execute();

const pageColumns = ['id', 'kind', 'slug', 'title', 'summary', 'scene', 'updated_at'] as const;
export type PageRow = Pick<Selectable<ContentTables['content_page']>, (typeof pageColumns)[number]>;
type PageKind = PageRow['kind'];

export const listPages = (db: ContentDb, siteId: number, kind: PageKind): Promise<PageRow[]> =>
  db
    .selectFrom('content_page')
    .select(pageColumns)
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(listMax)
    .execute();

/** The page that `main/{id}` and the like name by its slug. */
export const findPage = (db: ContentDb, siteId: number, kind: PageKind, slug: string) =>
  db
    .selectFrom('content_page')
    .select([...pageColumns, 'content'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('enabled', '=', true)
    .where('slug', '=', slug)
    .executeTakeFirst();
