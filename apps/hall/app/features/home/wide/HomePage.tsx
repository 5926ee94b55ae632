import { Suspense } from 'react';
import { sparePart } from '../../../base/lazyPart.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { Announcements } from '../Announcements.tsx';
import { GamesOrScene } from '../GamesOrScene.tsx';
import { GoOn } from '../GoOn.tsx';
import { Hero } from '../Hero.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { JackpotBand } from '../JackpotBand.tsx';
import { SportsToday } from '../SportsToday.tsx';
import { TablesNow } from '../TablesNow.tsx';
import { PopularShelf, Shelves } from './Shelves.tsx';

const Foot = sparePart(async () => (await import('../foot/WideFoot.tsx')).WideFoot);

export const HomePage = ({ data }: PageProps['Home']) => (
  <div className="wrap flex flex-col pt-6">
    <HomeHead />
    <Hero banners={data.banners} shape="wide" />
    <Announcements items={data.marquee} className="mt-2 mb-4" />
    <GoOn className="mb-6" />
    <JackpotBand initial={data.jackpot} games={data.jackpotGames} />
    <GamesOrScene shelves={data.shelves}>
      {(filled) => <PopularShelf games={filled.find(({ shelf }) => shelf === 'popular')?.games ?? []} />}
    </GamesOrScene>
    <TablesNow device="desktop" className="mt-14" />
    <SportsToday device="desktop" className="mt-14" />
    <Shelves shelves={data.shelves ?? []} />
    <Suspense>
      <Foot data={data} />
    </Suspense>
  </div>
);
