import type { PageProps } from '../../../templates/pages.ts';
import { ContentTile } from '../../content/ContentTile.tsx';
import { Announcements } from '../Announcements.tsx';
import { GamesOrScene } from '../GamesOrScene.tsx';
import { Hero } from '../Hero.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { JackpotBand } from '../JackpotBand.tsx';
import { LatestWins } from '../LatestWins.tsx';
import { PhoneNotice } from '../PhoneNotice.tsx';
import { Promotions } from '../Promotions.tsx';
import { Providers } from '../Providers.tsx';
import { SmallBanners } from '../SmallBanners.tsx';
import { SportsToday } from '../SportsToday.tsx';
import { TablesNow } from '../TablesNow.tsx';
import { ActionRow } from './ActionRow.tsx';
import { TypeRail } from './TypeRail.tsx';

export const HomePage = ({ data }: PageProps['Home']) => (
  <div className="flex flex-col pt-3">
    <HomeHead />
    <Hero banners={data.banners} shape="phone" />
    <div className="wrap">
      <Announcements items={data.marquee} />
      <ActionRow />
      <div className="mt-3">
        <JackpotBand initial={data.jackpot} narrow />
      </div>
    </div>
    <GamesOrScene shelves={data.shelves}>{(filled) => <TypeRail filled={filled} />}</GamesOrScene>
    <div className="wrap flex flex-col">
      <TablesNow device="mobile" className="mt-8" />
      <SportsToday device="mobile" className="mt-8" />
      <SmallBanners banners={data.smallBanners} className="far mt-8" />
      <LatestWins wins={data.wins} shown={1} className="far mt-8" />
      <Promotions cards={data.promotions} className="far mt-8">
        {(cards) => (
          <ul className="no-scrollbar -mx-3.5 flex snap-x scroll-px-3.5 gap-3 overflow-x-auto px-3.5">
            {cards.map((card) => (
              <li key={card.slug} className="w-64 shrink-0 snap-start">
                <ContentTile card={card} sizes="256px" />
              </li>
            ))}
          </ul>
        )}
      </Promotions>
      <Providers platforms={data.platforms} className="far mt-8" />
      <PhoneNotice className="far mt-8" />
    </div>
  </div>
);
