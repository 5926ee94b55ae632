import { createHash } from 'node:crypto';
import { depositReceipt } from '@pavilion/contract/cashier';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import type { PictureReader } from '../../../infra/pictureReader.ts';
import { moveOrder } from '../commands/moveOrder.ts';
import { type CashierDb, findOrder, type OrderRow, type Owner } from '../queries.ts';
import type { CashierTables } from '../tables.ts';
import type { DrawnReceipt } from './drawPicture.ts';
import { bookTry } from './tries.ts';

export interface HandInDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly pictures: PictureReader<DrawnReceipt>;
}

export interface HandIn {
  readonly owner: Owner;
  readonly orderNumber: string;
  readonly file: Buffer;
}

const draw = async (pictures: PictureReader<DrawnReceipt>, file: Buffer): Promise<Buffer> => {
  const reading = await pictures.read(file);
  if (reading.kind === 'no_picture') throw refused(depositReceipt.codes, 101, 'deposit.receipt_no_picture');
  if (reading.kind === 'too_large') throw refused(depositReceipt.codes, 102, 'deposit.receipt_too_large');
  return Buffer.from(reading.webp);
};

/** One at a time for each order: staff, or another receipt, may be deciding it. */
const lockOwn = async (
  client: PoolClient,
  { siteId, memberId }: Owner,
  orderNumber: string,
): Promise<void> => {
  await client.query({
    name: 'deposit-lock-own',
    text: 'select from deposit_order where order_number = $1 and site_id = $2 and member_id = $3 for update',
    values: [orderNumber, siteId, memberId],
  });
};

/** Whose receipt a file is already: this order's, another's, or nobody's. */
const findUse = async (
  db: CashierDb,
  order: OrderRow,
  fileHash: Buffer,
): Promise<'ours' | 'others' | 'nobodys'> => {
  const used = await db
    .selectFrom('deposit_receipt')
    .select('order_id')
    .where('site_id', '=', order.site_id)
    .where('file_hash', '=', fileHash)
    .executeTakeFirst();
  if (used === undefined) return 'nobodys';
  return used.order_id === order.id ? 'ours' : 'others';
};

const store = async (
  db: CashierDb,
  order: OrderRow,
  { fileHash, picture, now }: { readonly fileHash: Buffer; readonly picture: Buffer; readonly now: Date },
): Promise<void> => {
  const stored = await db
    .insertInto('deposit_receipt')
    .values({
      order_id: order.id,
      site_id: order.site_id,
      file_hash: fileHash,
      picture,
      handed_in_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another order was faster with this file.
  if (stored.numInsertedOrUpdatedRows === 0n)
    throw refused(depositReceipt.codes, 105, 'deposit.receipt_used');
  if (!(await moveOrder(db, order.id, ['created'], 'reviewing', 'receipt', now)))
    throw refused(depositReceipt.codes, 103, 'deposit.receipt_not_awaited');
};

/** The order that awaits the file, or has it already as its receipt. Refuses every other: 103–105 and 404 of the call. */
const judge = async (
  db: CashierDb,
  { owner, orderNumber }: HandIn,
  fileHash: Buffer,
): Promise<{ readonly order: OrderRow; readonly isTaken: boolean }> => {
  const order = await findOrder(db, owner, orderNumber);
  if (order === undefined) throw refused(depositReceipt.codes, 404, 'error.not_found');
  if (order.house_account_id === null)
    throw refused(depositReceipt.codes, 103, 'deposit.receipt_not_awaited');
  const use = await findUse(db, order, fileHash);
  if (use === 'ours') return { order, isTaken: true };
  if (use === 'others') throw refused(depositReceipt.codes, 105, 'deposit.receipt_used');
  if (order.handed_in_at !== null) throw refused(depositReceipt.codes, 104, 'deposit.receipt_there');
  if (order.state !== 'created') throw refused(depositReceipt.codes, 103, 'deposit.receipt_not_awaited');
  return { order, isTaken: false };
};

/**
 * Takes the receipt of a transfer; from then on staff decide. The same file for the same order is the same receipt.
 * Drawing takes its time, so no connection and no lock is held meanwhile, and the order is judged again after it.
 * Refusals: 101–105 and 404 of the call, and HTTP 429 for too many files of an order or a member, or of all at once.
 */
export const handInReceipt = async (
  { pool, clock, pictures }: HandInDeps,
  handIn: HandIn,
): Promise<OrderRow> => {
  const { owner, orderNumber, file } = handIn;
  const fileHash = createHash('sha256').update(file).digest();
  const before = await judge(createKysely<CashierTables>(pool), handIn, fileHash);
  if (before.isTaken) return before.order;
  await bookTry(pool, before.order, clock.now());
  const picture = await draw(pictures, file);
  return withTransaction(pool, async (client) => {
    const db = kyselyOn<CashierTables>(client);
    await lockOwn(client, owner, orderNumber);
    const { order, isTaken } = await judge(db, handIn, fileHash);
    if (isTaken) return order;
    await store(db, order, { fileHash, picture, now: clock.now() });
    const moved = await findOrder(db, owner, orderNumber);
    if (moved === undefined) throw new Error('a deposit order vanished after its receipt came');
    return moved;
  });
};
