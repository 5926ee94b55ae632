import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createDeedBook } from '../proposals/index.ts';
import { type CatalogueModule, createCatalogueModule } from './index.ts';
import type { AskTables } from './tableCalls.ts';

/** Two houses, which offer some of the same games; one provider is under maintenance until one o'clock. */
const arrange = `
  insert into provider (gp_id, gp_code, name, wallet, mark, houses) values
    (1, 'LANTERN', '{"zh_CN": "灯影坊", "en_US": "Lantern Works"}', 'seamless', 'LANTERN', '[{"house": 1, "name": {"zh_CN": "灯戏台"}}]'),
    (2, 'TIDE', '{"zh_CN": "潮月"}', 'seamless', 'TIDE', '[]'),
    (3, 'KITE', '{"zh_CN": "纸鸢场"}', 'transfer', 'KITE', '[]'),
    (4, 'OFF', '{"zh_CN": "停用"}', 'seamless', 'OFF', '[]');
  insert into site_provider (site_id, gp_id, enabled, sort, maintenance_start_at, maintenance_end_at) values
    (1, 1, true, 2, null, null), (1, 2, true, 1, null, null), (1, 4, false, 3, null, null),
    (1, 3, true, 4, '2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z'), (2, 1, true, 1, null, null);
  insert into game (id, gp_id, gt_id, game_code, names, house, state, rtp_bp, currencies, on_mobile, customized, custom_url, motif) values
    (11, 1, 2, 'koi-lantern', '{"zh_CN": "锦鲤灯影", "en_US": "Koi Lanterns"}', 1, 'live', 9612, null, true, false, null, 'koi-moon'),
    (12, 1, 2, 'paper-boat', '{"zh_CN": "纸船"}', 0, 'coming_soon', 9600, null, true, false, null, 'boat'),
    (13, 1, 2, 'desk-only', '{"zh_CN": "桌面"}', 1, 'live', null, null, false, false, null, 'boat'),
    (21, 2, 2, 'comet-peaks', '{"zh_CN": "彗星越岭"}', 0, 'live', 9635, '{USD}', true, false, null, 'comet'),
    (22, 2, 3, 'moon-table', '{"zh_CN": "月厅"}', 0, 'live', null, null, true, false, null, 'moon'),
    (31, 3, 4, 'kite-cup', '{"zh_CN": "纸鸢杯"}', 0, 'live', null, null, true, false, null, 'kite'),
    (41, 4, 2, 'gone', '{"zh_CN": "停"}', 0, 'live', null, null, true, false, null, 'x'),
    (51, 2, 9, 'fair-link', '{"zh_CN": "开奖说明"}', 0, 'live', null, null, true, true, '/main/fairness', 'x'),
    (52, 2, 9, 'bad-link', '{"zh_CN": "坏"}', 0, 'live', null, null, true, true, 'javascript:alert(1)', 'x');
  update game set rtp_up_to = true where id in (21, 12);
  insert into game_limit (game_id, currency, stake_min_minor, stake_max_minor) values (11, 'RMB', 20, 50000), (11, 'JPY', 20, 50000),
    (12, 'RMB', 20, 50000);
  insert into site_game (site_id, game_id, enabled, sort, is_new, hot_rank) values
    (1, 11, true, 2, true, 2), (1, 12, true, 1, false, 1), (1, 13, true, 3, false, null), (1, 21, true, 4, false, 3),
    (1, 22, true, 5, false, null), (1, 31, true, 6, false, null), (1, 41, true, 7, false, null), (1, 51, true, 8, false, null),
    (1, 52, true, 9, false, null), (2, 11, true, 1, false, null), (2, 22, true, 2, false, null);
  insert into game_tag (id, site_id, name, sort) values (1, 1, '{"zh_CN": "节庆", "en_US": "Festival"}', 2), (2, 1, '{"zh_CN": "新手"}', 1), (3, 2, '{"en_US": "Harbor"}', 1);
  insert into site_game_tag (site_id, tag_id, game_id) values (1, 1, 11), (1, 1, 22), (1, 2, 13), (2, 3, 11);`;

export interface CatalogueHall {
  readonly hall: Hall;
  readonly catalogue: CatalogueModule;
  readonly run: (text: string, values?: unknown[]) => Promise<unknown>;
}

/** A hall with this catalogue and nothing else, on a database of its own; its providers tell of their tables what `askTables` says. */
export const openCatalogue = async (askTables?: AskTables): Promise<CatalogueHall> => {
  let opened: CatalogueModule | undefined;
  const hall = await openHall(
    ({ database, clock }) => {
      opened = createCatalogueModule({
        pool: database.pool,
        clock,
        outbox: createOutbox(),
        book: createDeedBook(),
        ...(askTables && { askTables }),
      });
      return [opened];
    },
    { arrange },
  );
  if (opened === undefined) throw new Error('the hall opened without its catalogue');
  return { hall, catalogue: opened, run: (text, values = []) => hall.database.owner.query(text, values) };
};

/** The second house. */
export const there = { host: 'harbor.test' };
export const slots = { currency: 'RMB', game_type_id: 2 } as const;
export const ids = (games: readonly { game_id: number }[]): number[] => games.map((game) => game.game_id);
