import type { PageServices } from '@pavilion/contract';
import { type Offer, offerList } from '@pavilion/contract/offers';
import { askOr } from '../../../api/inProcess.ts';
import { type ContentTileData, loadContentList } from '../../content/model/loadContent.ts';

const toOfferCard = ({ slug, name, summary, scene }: Offer): ContentTileData => ({
  kind: 'discount',
  slug,
  title: name,
  summary,
  scene,
});

const loadOffers = async (services: PageServices): Promise<readonly Offer[]> =>
  (await askOr(services, offerList, { currency: services.currency }, { list: [] })).list;

/** What the site offers at present, as cards. A page shows the rest where they do not come. */
export const loadOfferCards = async (services: PageServices): Promise<readonly ContentTileData[]> =>
  (await loadOffers(services)).map(toOfferCard);

export interface OfferListData {
  /** What the site gives at present. */
  readonly offers: readonly ContentTileData[];
  /** Pages that the operator wrote beside it. */
  readonly cards: readonly ContentTileData[];
}

export const loadOfferList = async (services: PageServices): Promise<OfferListData> => {
  const [offers, { cards }] = await Promise.all([
    loadOfferCards(services),
    loadContentList(services, 'discount'),
  ]);
  return { offers, cards };
};

export interface OfferData {
  readonly offer: Offer;
  readonly currency: PageServices['currency'];
  /** Other offers, to read on. */
  readonly others: readonly ContentTileData[];
}

/** The offer of a page's address; undefined where the site offers nothing of that name at present. */
export const loadOffer = async (services: PageServices, slug: string): Promise<OfferData | undefined> => {
  const offers = await loadOffers(services);
  const offer = offers.find((one) => one.slug === slug);
  return (
    offer && {
      offer,
      currency: services.currency,
      others: offers.filter((one) => one !== offer).map(toOfferCard),
    }
  );
};
