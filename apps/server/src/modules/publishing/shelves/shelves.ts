import { type PieceKind, pieceSchemas } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { fileOfPicture, pictureOfFile } from './pictureName.ts';
import { customerServiceShelf, logoShelf, popupsShelf, themesShelf } from './settingShelves.ts';
import type { AnyShelf, Place, Shelf } from './shelf.ts';
import { tableShelf } from './tableShelf.ts';

const pick = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

const banner = tableShelf<'banner'>({
  table: 'banner',
  key: 'id',
  switches: true,
  times: true,
  dated: true,
  cellsOf: ({ picture, ...cells }) => ({ ...cells, scene: picture }),
  contentOf: (row) => ({
    use_type: row.use_type,
    picture: row.scene,
    ...pick(row, ['title', 'subtitle', 'action', 'link_type', 'url', 'link_method']),
    ...pick(row, ['link_gp_id', 'link_gt_id', 'link_game_code', 'link_currency', 'sort']),
  }),
});

const marquee = tableShelf<'marquee'>({
  table: 'marquee',
  key: 'id',
  switches: true,
  times: true,
  dated: true,
  cellsOf: (content) => content,
  contentOf: (row) => pick(row, ['content', 'display_before_login', 'display_after_login', 'sort']),
});

const bulletin = tableShelf<'bulletin'>({
  table: 'bulletin',
  key: 'id',
  switches: true,
  times: true,
  dated: true,
  cellsOf: (content) => content,
  contentOf: (row) => pick(row, ['title', 'content', 'display_device', 'display_content', 'sort']),
});

const page = tableShelf<'page'>({
  table: 'content_page',
  key: 'id',
  switches: true,
  times: false,
  dated: true,
  cellsOf: ({ page_kind: kind, picture, ...cells }) => ({ ...cells, kind, scene: picture }),
  contentOf: (row) => ({
    page_kind: row.kind,
    ...pick(row, ['slug', 'title', 'summary', 'content']),
    picture: row.scene,
    sort: row.sort,
  }),
});

const footerSection = tableShelf<'footer_section'>({
  table: 'footer_section',
  key: 'section',
  switches: false,
  times: false,
  dated: false,
  cellsOf: (content) => content,
  contentOf: (row) => pick(row, ['section', 'title', 'sort']),
});

const footerLink = tableShelf<'footer_link'>({
  table: 'footer_link',
  key: 'id',
  switches: true,
  times: false,
  dated: false,
  cellsOf: (content) => content,
  contentOf: (row) => pick(row, ['section', 'title', 'url', 'template', 'model_version', 'icon', 'sort']),
});

const floatItem = tableShelf<'float_item'>({
  table: 'float_item',
  key: 'id',
  switches: true,
  times: false,
  dated: false,
  cellsOf: (content) => content,
  contentOf: (row) => pick(row, ['kind', 'title', 'url', 'icon', 'sort']),
});

const templateItem = tableShelf<'template_item'>({
  table: 'template_item',
  key: 'id',
  switches: true,
  times: false,
  dated: false,
  cellsOf: ({ picture, ...cells }) => ({ ...cells, photo: fileOfPicture(picture) }),
  contentOf: (row) => ({
    ...pick(row, ['list', 'title', 'content', 'url']),
    picture: pictureOfFile(row.photo),
    ...pick(row, ['model_version', 'sort']),
  }),
});

const registerBackground = tableShelf<'register_background'>({
  table: 'register_background',
  key: 'template',
  switches: false,
  times: false,
  dated: false,
  cellsOf: ({ template, picture }) => ({ template: template ?? '', photo: fileOfPicture(picture) }),
  contentOf: (row) => ({
    template: row.template === '' ? null : row.template,
    picture: pictureOfFile(row.photo),
  }),
});

const routeRule = tableShelf<'route_rule'>({
  table: 'route_rule',
  key: 'id',
  switches: true,
  times: false,
  dated: true,
  cellsOf: (content) => content,
  contentOf: (row) => pick(row, ['path', 'target', 'status', 'note']),
});

/** A shelf that takes a content as it was stored: parsed as its kind has it today, it throws where an older form does not fit. */
const parsing = <Content>(
  shelf: Omit<Shelf, 'write'> & {
    readonly write: (tx: PoolClient, place: Place, content: Content) => Promise<string>;
  },
  schema: z.ZodType<Content>,
): AnyShelf => ({
  ...shelf,
  write: (tx, place, content) => shelf.write(tx, place, schema.parse(content)),
});

const shelves: Readonly<Record<PieceKind, AnyShelf>> = {
  banner: parsing(banner, pieceSchemas.banner),
  marquee: parsing(marquee, pieceSchemas.marquee),
  bulletin: parsing(bulletin, pieceSchemas.bulletin),
  popups: parsing(popupsShelf, pieceSchemas.popups),
  page: parsing(page, pieceSchemas.page),
  footer_section: parsing(footerSection, pieceSchemas.footer_section),
  footer_link: parsing(footerLink, pieceSchemas.footer_link),
  float_item: parsing(floatItem, pieceSchemas.float_item),
  template_item: parsing(templateItem, pieceSchemas.template_item),
  register_background: parsing(registerBackground, pieceSchemas.register_background),
  logo: parsing(logoShelf, pieceSchemas.logo),
  themes: parsing(themesShelf, pieceSchemas.themes),
  customer_service: parsing(customerServiceShelf, pieceSchemas.customer_service),
  route_rule: parsing(routeRule, pieceSchemas.route_rule),
};

export const shelfOf = (kind: PieceKind): AnyShelf => shelves[kind];
