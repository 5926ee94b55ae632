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
import { Shelves } from './Shelves.tsx';

const winsShown = 3;
const promotionsShown = 3;

export const HomePage = ({ data }: PageProps['Home']) => (
  <div className="wrap flex flex-col pt-6">
    <HomeHead />
    <Hero banners={data.banners} shape="wide" />
    <Announcements items={data.marquee} className="mt-2 mb-4" />
    <JackpotBand initial={data.jackpot} />
    <GamesOrScene shelves={data.shelves}>{(filled) => <Shelves filled={filled} />}</GamesOrScene>
    <TablesNow device="desktop" className="mt-14" />
    <SportsToday device="desktop" className="mt-14" />
    <SmallBanners banners={data.smallBanners} className="far mt-14" />
    <LatestWins wins={data.wins} shown={winsShown} className="far mt-14" />
    <Promotions cards={data.promotions} className="far mt-14">
      {(cards) => (
        <ul className="grid grid-cols-3 gap-6">
          {cards.slice(0, promotionsShown).map((card) => (
            <li key={card.slug}>
              <ContentTile card={card} sizes="(min-width: 1320px) 424px, 31vw" />
            </li>
          ))}
        </ul>
      )}
    </Promotions>
    <Providers platforms={data.platforms} className="far mt-14" />
    <PhoneNotice className="far mt-14" />
  </div>
);
