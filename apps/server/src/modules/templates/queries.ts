import type { Theme } from '@pavilion/contract';
import type { Kysely, Selectable } from 'kysely';
import type { TemplateTables } from './tables.ts';

export type TemplateDb = Kysely<TemplateTables>;

/** More than a template shows of anything. */
const listMax = 50;

const itemColumns = ['id', 'title', 'content', 'url', 'photo'] as const;
export type ItemRow = Pick<Selectable<TemplateTables['template_item']>, (typeof itemColumns)[number]>;
export type ItemList = TemplateTables['template_item']['list'];

/** What all templates of a site show, and what only this one does. */
export const listItems = (
  db: TemplateDb,
  siteId: number,
  list: ItemList,
  version: Theme | undefined,
): Promise<ItemRow[]> =>
  db
    .selectFrom('template_item')
    .select(itemColumns)
    .where('site_id', '=', siteId)
    .where('list', '=', list)
    .where('enabled', '=', true)
    .where((where) =>
      version === undefined
        ? where('model_version', 'is', null)
        : where.or([where('model_version', 'is', null), where('model_version', '=', version)]),
    )
    .orderBy('sort')
    .orderBy('id')
    .limit(listMax)
    .execute();

/** The template's own picture before the one for all; undefined when the site has neither. */
export const findRegisterBackground = (db: TemplateDb, siteId: number, template: Theme | undefined) =>
  db
    .selectFrom('register_background')
    .select('photo')
    .where('site_id', '=', siteId)
    .where('template', 'in', template === undefined ? [''] : ['', template])
    .orderBy('template', 'desc')
    .executeTakeFirst();
