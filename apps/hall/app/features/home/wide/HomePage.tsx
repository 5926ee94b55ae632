import { useTranslation } from '../../../i18n/texts.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { ContentTile } from '../../content/ContentTile.tsx';
import { Announcements } from '../Announcements.tsx';
import { GamesOrScene } from '../GamesOrScene.tsx';
import { Hero } from '../Hero.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { JackpotBand } from '../JackpotBand.tsx';
import { LatestWins } from '../LatestWins.tsx';
import { PhoneNotice } from '../PhoneNotice.tsx';
import { Providers } from '../Providers.tsx';
import { SectionTitle } from '../SectionTitle.tsx';
import { SmallBanners } from '../SmallBanners.tsx';
import { ViewAll } from '../ViewAll.tsx';
import { Shelves } from './Shelves.tsx';

const winsShown = 3;
const promotionsShown = 3;

export const HomePage = ({ data }: PageProps['Home']) => {
  const { t } = useTranslation();
  return (
    <div className="wrap flex flex-col pt-6">
      <HomeHead />
      <Hero banners={data.banners} shape="wide" />
      <Announcements items={data.marquee} className="mt-2 mb-4" />
      <JackpotBand initial={data.jackpot} />
      <GamesOrScene shelves={data.shelves}>{(filled) => <Shelves filled={filled} />}</GamesOrScene>
      <SmallBanners banners={data.smallBanners} className="mt-14" />
      <LatestWins wins={data.wins} shown={winsShown} className="mt-14" />
      {data.promotions.length > 0 && (
        <section className="mt-14">
          <SectionTitle title={t('home.promotions')}>
            <ViewAll to="/discount" />
          </SectionTitle>
          <ul className="grid grid-cols-3 gap-6">
            {data.promotions.slice(0, promotionsShown).map((card) => (
              <li key={card.slug}>
                <ContentTile card={card} sizes="(min-width: 1320px) 424px, 31vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Providers className="mt-14" />
      <PhoneNotice className="mt-14" />
    </div>
  );
};
