import type { LocalizedText } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import { text } from './texts.ts';

/** What the demo hall calls its agents, from the top of a tree down (spec §6). */
const names: readonly LocalizedText[] = [
  text('总代理', '總代理', 'General agent', 'Tổng đại lý', 'ตัวแทนใหญ่'),
  text('资深代理', '資深代理', 'Senior agent', 'Đại lý cấp cao', 'ตัวแทนอาวุโส'),
  text('普通代理', '普通代理', 'Junior agent', 'Đại lý', 'ตัวแทน'),
];

export const seedAgentLevels = async (db: SqlExecutor, { siteId }: { siteId: number }): Promise<void> => {
  for (const [above, name] of names.entries()) {
    await db.query({
      text: 'insert into agent_level_name (site_id, agent_level, name) values ($1, $2, $3)',
      values: [siteId, above + 1, name],
    });
  }
};
