import { isSuccess, languageIds, type PageServices } from '@pavilion/contract';
import { type ContentPageSummary, contentPage, contentPages } from '@pavilion/contract/content';
import { ask } from '../../../api/inProcess.ts';
import { pageNotFound } from '../../../base/notFound.ts';

export type ContentKind = ContentPageSummary['kind'];

export interface ContentCard {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Name of the drawn picture. */
  readonly scene: string;
  readonly updatedAt: string;
}

/** What a tile shows of a page. */
export type ContentTileData = Omit<ContentCard, 'updatedAt'>;

export interface ContentListData {
  readonly kind: ContentKind;
  readonly cards: readonly ContentTileData[];
}

export interface ContentEntryData {
  readonly card: ContentCard;
  /** Safe HTML, cleaned by the server on the way in and out. */
  readonly html: string;
  /** Other pages of the kind, to read on. */
  readonly others: readonly ContentCard[];
}

export const toCard = (page: ContentPageSummary): ContentCard => ({
  kind: page.kind,
  slug: page.slug,
  title: page.title,
  summary: page.summary,
  scene: page.scene,
  updatedAt: page.updated_at,
});

export const loadContentList = async (
  services: PageServices,
  kind: ContentKind,
): Promise<ContentListData> => {
  const { list } = await ask(services, contentPages, { kind, language: languageIds[services.locale] });
  return { kind, cards: list.map(toCard) };
};

/** One page and what to read on. An unknown slug is a page refused by rule (spec §2). */
export const loadContentEntry = async (
  services: PageServices,
  kind: ContentKind,
  slug: string,
  request: Request,
): Promise<ContentEntryData> => {
  const language = languageIds[services.locale];
  const [entry, { list }] = await Promise.all([
    services.call(contentPage, { kind, slug, language }),
    ask(services, contentPages, { kind, language }),
  ]);
  if (!isSuccess(entry.code)) throw pageNotFound(request, 'rule');
  const { page } = entry.data;
  return {
    card: toCard(page),
    html: page.content,
    others: list.filter((other) => other.slug !== page.slug).map(toCard),
  };
};
