import type { PoolClient } from '@pavilion/postgres';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import type { DeedBook } from '../../proposals/index.ts';
import type { PayDeps } from '../commands/payBills.ts';

/** What the desk of agents' settlement works with. */
export interface DeskDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'>, PayDeps {
  readonly book: DeedBook;
}

const unknownCodes = { 404: 'not on this site' } as const;

/** What staff ask for is not on their site. */
export const unknown = () => refused(unknownCodes, 404, 'office.not_found');

interface Named {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
}

/** An agent of a site, locked until the transaction ends. Refuses with 404. */
export const lockAgent = async (tx: PoolClient, siteId: number, id: number): Promise<Named> => {
  const { rows } = await tx.query<Named>(
    'SELECT id, account, currency FROM member WHERE site_id = $1 AND id = $2 AND is_agent FOR NO KEY UPDATE',
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw unknown();
  return row;
};

/** What stands for itself in a pattern, and whatever follows. */
export const beginsWith = (text: string): string => `${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
