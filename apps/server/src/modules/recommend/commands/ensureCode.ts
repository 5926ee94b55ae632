import { randomInt } from 'node:crypto';
import { recommendProject } from '@pavilion/contract/recommend';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';

/** Capital letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;
/** A code that somebody has already is drawn again; 31^8 codes make that rare. */
const drawsMax = 5;

const drawCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

const makeCode = async (client: PoolClient, { siteId, memberId }: Owner): Promise<string> => {
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const { rows } = await client.query<{ code: string }>({
      text: `insert into recommend_code (site_id, code, member_id) values ($1, $2, $3)
             on conflict do nothing returning code`,
      values: [siteId, drawCode(), memberId],
    });
    if (rows[0] !== undefined) return rows[0].code;
  }
  throw new Error(`no free recommendation code after ${drawsMax} draws`);
};

/**
 * The member's recommendation code; the first call makes one. Refuses with 109 a member who may not recommend, and with
 * 110 one whose codes are all disabled.
 */
export const ensureCode = (pool: Pool, owner: Owner): Promise<string> =>
  withTransaction(pool, async (client) => {
    // The member's row is held, so that two first calls at once make one code.
    const { rows: members } = await client.query<{ recommend_enabled: boolean }>({
      text: 'select recommend_enabled from member where site_id = $1 and id = $2 for no key update',
      values: [owner.siteId, owner.memberId],
    });
    if (members[0]?.recommend_enabled !== true)
      throw refused(recommendProject.codes, 109, 'signup.recommend_disabled');
    const { rows } = await client.query<{ code: string; status: string }>({
      text: `select code, status from recommend_code where site_id = $1 and member_id = $2
              order by status = 'active' desc, created_at, code limit 1`,
      values: [owner.siteId, owner.memberId],
    });
    const [known] = rows;
    if (known?.status === 'disabled') throw refused(recommendProject.codes, 110, 'signup.code_disabled');
    return known?.code ?? makeCode(client, owner);
  });
