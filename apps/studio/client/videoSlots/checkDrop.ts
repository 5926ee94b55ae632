import { type CurrencyCode, toDecimal } from '@pavilion/money';
import { dropOf, dropSaltOf, findLight } from '../../src/games/lights.ts';
import type { LightsAnswer } from '../../src/play/views.ts';
import { amountOf } from '../shell/amounts.ts';
import { proofOf } from '../verify/proof.ts';

/** Recomputes a drop from the seed that is told with it, with the browser's own cryptography. */
export const checkDrop = async (
  drop: LightsAnswer['drops'][number],
  currency: CurrencyCode,
  crypto: SubtleCrypto,
): Promise<boolean> => {
  const level = findLight(`light-${drop.name}`);
  if (!level) return false;
  const { serverSeed, serverSeedHash, number } = drop;
  const seeds = { serverSeed, serverSeedHash, clientSeed: dropSaltOf(level, currency), nonce: number };
  const { hash, draw } = await proofOf(seeds, crypto);
  const bounds = { seed: amountOf(drop.from, currency), ceiling: amountOf(drop.dropsBy, currency) };
  return hash === serverSeedHash && toDecimal(await dropOf(draw, bounds), currency) === drop.amount;
};
