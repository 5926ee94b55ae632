import { unitsPerStake } from '../../src/games/units.ts';
import { codesOf } from '../../src/games/videoSlots/evaluate.ts';
import { cashOf, linkedOf, type VideoSlot, weightOf } from '../../src/games/videoSlots/machine.ts';
import { stateSchema } from '../../src/games/videoSlots/outcome.ts';
import { playStep, sizesOf } from '../../src/games/videoSlots/round.ts';
import { type Part, said, type Verifier } from './verifier.ts';

const windowOf = (picture: readonly (readonly string[])[]): string[] =>
  picture.map((column) => column.join(''));

/** Recomputes any step of a video slot from its seeds and from where the round stood before it. */
export const videoSlotVerifier = (slot: VideoSlot): Verifier => {
  const { strips, hold, letters, mystery } = slot;
  const cash = cashOf(slot);
  const coupled = (isFree: boolean): string =>
    linkedOf(slot, isFree)
      .map((reel) => reel + 1)
      .join(', ');
  const legend = codesOf(slot)
    .map((letter) => `${letter} = ${letters[letter] ?? ''}`)
    .join(', ');
  return {
    field: 'state',
    label: said('转动之前的状态', 'Where the round stood'),
    hint: said('来自记录中的链接', 'from the link in the history'),
    how: [
      said(
        `依次为每条转轴取一个小于其长度的数，即停点：最上面一格在转轴上的位置，从 0 数起；转轴首尾相接。`,
        'For each reel a number below its length is read, its stop: the place of the top row on the strip, counted from 0; strips go round.',
      ),
      ...(slot.linked
        ? [
            said(
              `相连的转轴停点相同，取其中第一条的数，其余为 0：付费转动中为第 ${coupled(false)} 条，免费转动中为第 ${coupled(true)} 条。`,
              `Coupled reels share the stop of the first of them, and 0 stands for the others: reels ${coupled(false)} in a paid spin, ${coupled(true)} in a free spin.`,
            ),
          ]
        : []),
      ...(mystery
        ? [
            said(
              `再取一个数，决定 ${mystery.symbol} 变成的图案，按其在列表中的位置，从 0 数起：付费转动 ${mystery.base}，免费转动 ${mystery.free}。`,
              `One more number says what ${mystery.symbol} turns into, by its place in a list, counted from 0: ${mystery.base} in a paid spin, ${mystery.free} in a free spin.`,
            ),
          ]
        : []),
      ...(cash
        ? [
            said(
              `随后为每一格取一个小于 ${weightOf(cash.values)} 的数，决定那一格 ${cash.cash} 的金额：数值依次落入各金额的份额。格子按转轴、自上而下排列。`,
              `Then, for each cell, a number below ${weightOf(cash.values)} decides the amount of ${cash.cash} in it: it falls into the shares of the amounts, in their order. Cells go reel by reel, from top to bottom.`,
            ),
          ]
        : []),
      ...(hold
        ? [
            said(
              `再转中，先为每一格取一个小于 ${hold.chance[1]} 的数，小于 ${hold.chance[0]} 即出现 ${hold.cash}，再取各格的金额。`,
              `In a respin of hold and win a number below ${hold.chance[1]} is read for each cell first, ${hold.cash} when it is below ${hold.chance[0]}, and the amounts after them.`,
            ),
          ]
        : []),
      said(`图案：${legend}`, `Symbols: ${legend}`),
      said(`付费转动的转轴：${strips.base.join(' · ')}`, `Strips of a paid spin: ${strips.base.join(' · ')}`),
      ...(strips.free
        ? [
            said(
              `免费转动的转轴：${strips.free.join(' · ')}`,
              `Strips of a free spin: ${strips.free.join(' · ')}`,
            ),
          ]
        : []),
    ],
    recompute: async (draw, did) => {
      const state = stateSchema.parse(JSON.parse(did));
      const drawn = await draw(sizesOf(slot, state));
      const { falls, cash: shown, units } = playStep(slot, state, drawn);
      const values = shown.map((value) => (cash?.values[value - 1]?.units ?? 0) / unitsPerStake);
      const parts: Part[] = [
        { name: said('抽到的数', 'Numbers drawn'), numbers: drawn },
        ...falls.map(({ picture, multiplier }, index) => ({
          name: said(`第 ${index + 1} 幅画面，${multiplier} 倍`, `Picture ${index + 1}, × ${multiplier}`),
          numbers: windowOf(picture),
        })),
      ];
      if (values.length > 0)
        parts.push({ name: said('各格金额，投注的倍数', 'Amounts by cell, in stakes'), numbers: values });
      return { parts, stakes: units / unitsPerStake };
    },
  };
};
