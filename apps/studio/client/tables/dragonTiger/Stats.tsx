import { sideStatsOf } from '../roads/SideStats.tsx';
import { readRoad } from './read.ts';

export const Stats = sideStatsOf({ red: 'dragon', blue: 'tiger', read: readRoad });
