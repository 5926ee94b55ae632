import type { SqlExecutor } from '@pavilion/postgres';
import { createRedEnvelope } from '../../apps/server/src/modules/promotions/index.ts';
import { text } from './texts.ts';

const title = text('开厅红包', '開廳紅包', 'Opening bonus', 'Lì xì khai trương', 'อั่งเปาเปิดฮอลล์');
const openForMs = 30 * 24 * 60 * 60_000;

/** A red envelope that members of the demo hall with renminbi find when they come. */
export const seedRedEnvelope = (
  client: SqlExecutor,
  { siteId, now }: { siteId: number; now: Date },
): Promise<number> =>
  createRedEnvelope(client, {
    siteId,
    currency: 'RMB',
    title,
    startsAt: now,
    endAt: new Date(now.getTime() + openForMs),
    budgetMinor: 888_800n,
    shares: 500,
    createdBy: 'seed',
  });
