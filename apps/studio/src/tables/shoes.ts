import type { Studio } from '../infra/studio.ts';
import { goneWith, nothingGone } from './engine/shoe.ts';
import { findTable, type ServedTable } from './games/index.ts';
import type { TableRoundRow } from './rows.ts';
import type { EarlierRound, ShoeProof, ShoeView } from './views.ts';

/** The shoe that a round is dealt from, as its row tells it. */
type ShoeOfRound = Pick<TableRoundRow, 'shoe_from' | 'shoe_round' | 'shoe_gone'>;

/**
 * The shoe of the round that opens after `last` with this number. It follows from the stored rounds alone, so that whoever opens
 * the round, and after whatever crash, finds the same.
 */
export const nextShoe = (
  { shoe }: Pick<ServedTable, 'shoe'>,
  last: (ShoeOfRound & Pick<TableRoundRow, 'state' | 'outcome'>) | undefined,
  number: number,
): ShoeOfRound => {
  if (!shoe) return { shoe_from: null, shoe_round: null, shoe_gone: null };
  const fresh = { shoe_from: number, shoe_round: 1, shoe_gone: nothingGone };
  // Rounds of before shoes lasted were drawn from eight full decks each.
  if (!last || last.shoe_from === null || last.shoe_round === null || last.shoe_gone === null) return fresh;
  const { shoe_from, shoe_round, shoe_gone } = last;
  if (last.state === 'void') return { shoe_from, shoe_round, shoe_gone };
  if (shoe_round >= shoe.rounds) return fresh;
  return {
    shoe_from,
    shoe_round: shoe_round + 1,
    shoe_gone: goneWith(shoe_gone, shoe.cardsOf(last.outcome)),
  };
};

/** What everybody may know of a round's shoe from its opening on; `null` where there is none that lasts. */
export const presentShoe = (
  { shoe }: Pick<ServedTable, 'shoe'>,
  { shoe_from, shoe_round, shoe_gone }: ShoeOfRound,
): ShoeView | null =>
  shoe && shoe_from !== null && shoe_round !== null && shoe_gone !== null
    ? { from: shoe_from, round: shoe_round, rounds: shoe.rounds, gone: shoe_gone }
    : null;

/** The same with what it follows from: the cards of the shoe's earlier rounds. */
export const readShoeProof = async (
  { db }: Studio,
  round: ShoeOfRound & Pick<TableRoundRow, 'game_code' | 'number'>,
): Promise<ShoeProof | null> => {
  const table = findTable(round.game_code);
  const view = table && presentShoe(table, round);
  if (!table?.shoe || !view) return null;
  const { cardsOf } = table.shoe;
  const rows = await db
    .selectFrom('table_round')
    .select(['number', 'outcome'])
    .where('game_code', '=', round.game_code)
    .where('shoe_from', '=', view.from)
    .where('number', '<', round.number)
    .where('state', '=', 'settled')
    .orderBy('number')
    .execute();
  const earlier = rows.map(({ number, outcome }): EarlierRound => ({ number, cards: [...cardsOf(outcome)] }));
  return { ...view, earlier };
};
