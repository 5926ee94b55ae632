import { type LightsPlay, slots } from './data.ts';
import { at, drawOf } from './numbers.ts';

/** The lights, as `docs/fairness/slots.md` tells them. Amounts in ten thousandths of a minor unit, so that shares are whole. */

const fine = 10_000;
const amountOf = (decimal: string): number => Math.round(Number(decimal) * 100) * fine;
const decimalOf = (amount: number): string => (amount / fine / 100).toFixed(2);

const levelOf = (name: string) => {
  const level = slots.lights.levels.find((one) => one.name === name);
  if (!level) throw new Error(`no light ${name}`);
  return level;
};

/** Where a pot drops, with the number that says so. */
export const dropOf = (serverSeed: string, light: string, currency: string, number: number) => {
  const { pot, seeds, ceilings } = levelOf(light);
  const [seed, ceiling] = [seeds[currency] ?? 0, ceilings[currency] ?? 0];
  const { below, noted } = drawOf(serverSeed, `${pot}:${currency}`, number);
  return { drop: decimalOf((seed + below(ceiling - seed + 1)) * fine), noted };
};

/** The light that a round feeds. */
const fedBy = (serverSeed: string, clientSeed: string, nonce: number): string => {
  const lot = drawOf(serverSeed, `light:${clientSeed}`, nonce).below(slots.lights.lotsInAll);
  let passed = 0;
  for (const { name, lots } of slots.lights.levels) {
    passed += lots;
    if (lot < passed) return name;
  }
  throw new Error(`no light has lot ${lot}`);
};

/** What every round feeds and wins; `taken` of a round and the pots' seeds are all that is read of what they came to. */
export const playLights = ({ currency, before, pots, players, rounds }: LightsPlay) => {
  const dropAt = (light: string, number: number): number => {
    const pot = pots.find((one) => one.light === light && one.number === number);
    return pot ? amountOf(dropOf(pot.serverSeed, light, currency, number).drop) : Number.NaN;
  };
  const lights = new Map<string, { held: number; growing: number; readonly due: number[] }>(
    Object.entries(before).map(([light, { held, number }]) => [
      light,
      { held: amountOf(held), growing: number, due: [] },
    ]),
  );
  return rounds.map(({ player, nonce, stake, taken }) => {
    const { serverSeed, clientSeed } = at(players, player);
    const light = fedBy(serverSeed, clientSeed, nonce);
    const pot = lights.get(light);
    if (!pot) throw new Error(`nothing is held by ${light}`);
    const share = (amountOf(stake) * slots.lights.shareBp) / 10_000;
    const seed = (levelOf(light).seeds[currency] ?? 0) * fine;
    const [waiting] = pot.due;
    let won: number | null = null;
    if (waiting !== undefined && pot.held + share >= seed) {
      won = waiting;
      pot.due.shift();
    } else if (pot.held + share >= dropAt(light, pot.growing)) {
      won = pot.growing;
      pot.held += seed - dropAt(light, won);
      pot.growing += 1;
    }
    if (taken) pot.held += share;
    else if (won !== null) pot.due.unshift(won);
    return {
      light,
      won: won === null || !taken ? null : { number: won, amount: decimalOf(dropAt(light, won)) },
    };
  });
};
