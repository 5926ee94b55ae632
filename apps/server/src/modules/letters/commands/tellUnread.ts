import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../infra/outbox.ts';
import { countLetters, type Owner } from '../queries.ts';
import type { LetterTables } from '../tables.ts';

/** Tells the member's screens how many letters are unread, in the transaction of the change. */
export const tellUnread = async (
  client: PoolClient,
  outbox: Pick<Outbox, 'toMember'>,
  owner: Owner,
): Promise<void> => {
  const { unread } = await countLetters(kyselyOn<LetterTables>(client), owner);
  await outbox.toMember(client, owner.memberId, 'letters', { unread_count: unread });
};
