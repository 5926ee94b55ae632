import { isDeepStrictEqual } from 'node:util';
import { type Locale, localized, localizedTextSchema } from '@pavilion/contract';
import { type PieceKind, pieceFields, type WrittenPiece, wordFields } from '@pavilion/contract/office';
import { badField } from '../../http/refusal.ts';
import { isBannerLink, isFooterLink, isOwnOrSecureLink, safeHtml } from '../content/index.ts';

/** A content of whichever kind, as it was stored. */
export type StoredContent = Readonly<Record<string, unknown>>;

export const readContent = (text: string): StoredContent => {
  const content: unknown = JSON.parse(text);
  return typeof content === 'object' && content !== null ? { ...content } : {};
};

/** Texts without empty ones, HTML as the sanitiser leaves it. */
const cleanTexts = (texts: unknown, isHtml: boolean): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    Object.entries(localizedTextSchema.parse(texts))
      .map(([locale, text]) => [locale, (isHtml ? safeHtml(text) : text).trim()])
      .filter(([, text]) => text !== ''),
  );

/** The text in which a content is stored: its fields in the order of the kind. */
export const contentText = ({ kind, content }: WrittenPiece): string => {
  const written: StoredContent = content;
  const fields = pieceFields(kind).map(({ name, control }) => {
    const isWords = control.control === 'line' || control.control === 'text' || control.control === 'html';
    return [name, isWords ? cleanTexts(written[name], control.control === 'html') : written[name]];
  });
  return JSON.stringify(Object.fromEntries(fields));
};

/** Links that go nowhere they should not, as the tables and the members' calls have it (safeLink.ts). */
const linkFault = (piece: WrittenPiece): string | null => {
  const { kind, content } = piece;
  switch (kind) {
    case 'banner': {
      if (content.link_type === 2) {
        if (content.link_gp_id === null) return 'link_gp_id';
        if (content.link_gt_id === null) return 'link_gt_id';
        return content.url === '' ? null : 'url';
      }
      return content.url === '' || isBannerLink(content.link_type, content.url) ? null : 'url';
    }
    case 'footer_link':
      return isFooterLink(content.url) ? null : 'url';
    case 'float_item':
      return (content.kind === 'top' ? content.url === '' : isOwnOrSecureLink(content.url)) ? null : 'url';
    case 'template_item':
      return content.url === '' || isOwnOrSecureLink(content.url) ? null : 'url';
    case 'customer_service':
      return isOwnOrSecureLink(content.url) ? null : 'url';
    case 'route_rule':
      if (!isOwnOrSecureLink(content.target)) return 'target';
      return content.path === content.target ? 'target' : null;
    default:
      return null;
  }
};

/** Tables that name a file of the site take no scene, and the hall knows the sizes of no file but its own and the uploaded. */
const pictureFault = ({ kind, content }: WrittenPiece): string | null => {
  const picture = 'picture' in content ? content.picture : '';
  if (picture === '') return null;
  const isFile = picture.startsWith('/');
  if (kind === 'banner' || kind === 'page')
    return isFile && !picture.startsWith('/pictures/') ? 'picture' : null;
  return isFile ? null : 'picture';
};

/** Refuses with HTTP 400, the field named, a content that its kind's shape allows and the hall does not. */
export const judgeContent = (piece: WrittenPiece): void => {
  const fault = linkFault(piece) ?? pictureFault(piece);
  if (fault !== null) throw badField(`piece.content.${fault}`, 'office.link_refused');
};

/** The first field that nobody could do without and that is empty; null when none is. */
export const missingField = (kind: PieceKind, content: StoredContent): string | null => {
  for (const { name, control } of pieceFields(kind)) {
    if (!('isRequired' in control) || !control.isRequired) continue;
    const value = content[name];
    const isEmpty =
      typeof value === 'object' && value !== null
        ? Object.values(value).every((text) => text === '')
        : value === '' || value === null || value === undefined;
    if (isEmpty) return name;
  }
  return null;
};

/** What a piece is called: its first words in a language, else its address. */
export const nameOf = (kind: PieceKind, content: StoredContent, locale: Locale): string => {
  for (const { name } of wordFields(kind)) {
    const texts = localizedTextSchema.safeParse(content[name]);
    const text = texts.success ? localized(texts.data, locale) : '';
    if (text !== '')
      return text
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 120);
  }
  const named = content.path ?? content.url ?? content.template ?? '';
  return typeof named === 'string' ? named : '';
};

const isObject = (value: unknown): value is StoredContent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of a content is another than before, languages one by one: the trace keeps changes, not whole pages. */
export const changedParts = (from: StoredContent, to: StoredContent): StoredContent =>
  Object.fromEntries(
    Object.entries(to).flatMap(([name, value]) => {
      const before = from[name];
      if (isDeepStrictEqual(before, value)) return [];
      if (!isObject(value) || !isObject(before)) return [[name, value]];
      const gone = Object.keys(before).filter((key) => !(key in value));
      return [
        [name, { ...changedParts(before, value), ...Object.fromEntries(gone.map((key) => [key, null])) }],
      ];
    }),
  );
