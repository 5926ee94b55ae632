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
import { ActionRow } from './ActionRow.tsx';
import { TypeRail } from './TypeRail.tsx';

const Foot = sparePart(async () => (await import('../foot/NarrowFoot.tsx')).NarrowFoot);

export const HomePage = ({ data }: PageProps['Home']) => (
  <div className="flex flex-col pt-3">
    <HomeHead />
    <Hero banners={data.banners} shape="phone" />
    <div className="wrap">
      <Announcements items={data.marquee} />
      <ActionRow />
      <GoOn className="mt-3" />
      <div className="mt-3">
        <JackpotBand initial={data.jackpot} games={data.jackpotGames} narrow />
      </div>
    </div>
    <GamesOrScene shelves={data.shelves}>{(filled) => <TypeRail filled={filled} />}</GamesOrScene>
    <div className="wrap flex flex-col">
      <TablesNow device="mobile" className="mt-8" />
      <SportsToday device="mobile" className="mt-8" />
      <Suspense>
        <Foot data={data} />
      </Suspense>
    </div>
  </div>
);
