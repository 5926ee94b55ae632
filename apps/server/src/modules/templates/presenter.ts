import type { Locale, TemplateItem, WrittenTemplateItem } from '@pavilion/contract';
import { textOf } from '../../infra/storedText.ts';
import { isOwnOrSecureLink, safeHtml } from '../content/index.ts';
import type { ItemRow } from './queries.ts';

/** Pictures are files of this site: the content security policy shows no others. */
export const ownPhoto = (photo: string): string =>
  photo.startsWith('/') && isOwnOrSecureLink(photo) ? photo : '';

/** A link that is not plainly safe is left out: the item stays and leads nowhere. */
export const presentItem = (row: ItemRow, locale: Locale): TemplateItem => ({
  id: row.id,
  title: textOf(row.title, locale),
  url: isOwnOrSecureLink(row.url) ? row.url : '',
  photo: ownPhoto(row.photo),
});

export const presentWritten = (row: ItemRow, locale: Locale): WrittenTemplateItem => ({
  ...presentItem(row, locale),
  content: safeHtml(textOf(row.content, locale)),
});
