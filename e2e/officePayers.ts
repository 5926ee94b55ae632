import { randomBytes, randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, depositReceipt } from '@pavilion/contract/cashier';
import sharp from 'sharp';
import type { HallApi, JoinedMember } from './hallApi.ts';

/** A receipt that no other is like. */
const drawReceipt = (): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 360, height: 640, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};

/** A member's transfer to an account of the house, with its receipt handed in. Answers its order number. */
export const handInTransfer = async (api: HallApi, member: JoinedMember, amount: string): Promise<string> => {
  const { session } = member;
  const { list } = await api.call(depositMethods, {}, session);
  const method = list.find(({ kind }) => kind === 'transfer');
  if (method === undefined) throw new Error('the demo hall takes no transfers');
  const { deposit } = await api.call(
    depositCreate,
    { request_id: randomUUID(), method_id: method.id, amount },
    session,
  );
  await api.call(
    depositReceipt,
    { order_number: deposit.order_number, image: (await drawReceipt()).toString('base64') },
    session,
  );
  return deposit.order_number;
};
