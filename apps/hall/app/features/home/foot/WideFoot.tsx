import { ContentTile } from '../../content/ContentTile.tsx';
import type { HomeData } from '../model/loadHome.ts';
import { LatestWins } from './LatestWins.tsx';
import { PhoneNotice } from './PhoneNotice.tsx';
import { Promotions } from './Promotions.tsx';
import { Providers } from './Providers.tsx';
import { SmallBanners } from './SmallBanners.tsx';

const winsShown = 3;
const promotionsShown = 3;

/** Below the games: drawn by the server with the page, brought to life after it. */
export const WideFoot = ({ data }: { readonly data: HomeData }) => {
  const offers = data.offers.slice(0, promotionsShown);
  return (
    <>
      <SmallBanners banners={data.smallBanners} className="far mt-14" />
      <LatestWins wins={data.wins} shown={winsShown} className="far mt-14" />
      <Promotions cards={data.promotions} offers={data.offers} className="far mt-14">
        {(cards) => (
          <ul className="grid grid-cols-3 gap-6">
            {offers.map((card) => (
              <li key={card.slug} className="visitor-only">
                <ContentTile card={card} sizes="(min-width: 1320px) 424px, 31vw" />
              </li>
            ))}
            {cards.slice(0, promotionsShown).map((card, place) => (
              <li
                key={card.slug}
                className={place + offers.length < promotionsShown ? undefined : 'member-only'}
              >
                <ContentTile card={card} sizes="(min-width: 1320px) 424px, 31vw" />
              </li>
            ))}
          </ul>
        )}
      </Promotions>
      <Providers platforms={data.platforms} className="far mt-14" />
      <PhoneNotice className="far mt-14" />
    </>
  );
};
