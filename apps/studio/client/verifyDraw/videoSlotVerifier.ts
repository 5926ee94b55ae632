import { unitsPerStake } from '../../src/games/units.ts';
import { codesOf } from '../../src/games/videoSlots/evaluate.ts';
import { type VideoSlot, weightOf } from '../../src/games/videoSlots/machine.ts';
import { stateSchema } from '../../src/games/videoSlots/outcome.ts';
import { playStep, sizesOf } from '../../src/games/videoSlots/round.ts';
import { type Part, said, type Verifier } from './verifier.ts';

const windowOf = (picture: readonly (readonly string[])[]): string[] =>
  picture.map((column) => column.join(''));

/** Recomputes any step of a video slot from its seeds and from where the round stood before it. */
export const videoSlotVerifier = (slot: VideoSlot): Verifier => {
  const { strips, hold, letters } = slot;
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
      ...(hold
        ? [
            said(
              `随后为每一格取一个小于 ${weightOf(hold.values)} 的数，决定那一格灯笼的金额：数值依次落入各金额的份额。集灯再转中，先为每一格取一个小于 ${hold.chance[1]} 的数，小于 ${hold.chance[0]} 即出现灯笼，再取各格的金额。格子按转轴、自上而下排列。`,
              `Then, for each cell, a number below ${weightOf(hold.values)} decides the amount of its lantern: it falls into the shares of the amounts, in their order. In a respin of hold and win a number below ${hold.chance[1]} is read for each cell first, a lantern when it is below ${hold.chance[0]}, and the amounts after them. Cells go reel by reel, from top to bottom.`,
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
      const { falls, cash, units } = playStep(slot, state, drawn);
      const values = cash.map((value) => (hold?.values[value - 1]?.units ?? 0) / unitsPerStake);
      const parts: Part[] = [
        { name: said('抽到的数', 'Numbers drawn'), numbers: drawn },
        ...falls.map(({ picture, multiplier }, index) => ({
          name: said(`第 ${index + 1} 幅画面，${multiplier} 倍`, `Picture ${index + 1}, × ${multiplier}`),
          numbers: windowOf(picture),
        })),
      ];
      if (values.length > 0)
        parts.push({ name: said('各格灯笼，投注的倍数', 'Lanterns by cell, in stakes'), numbers: values });
      return { parts, stakes: units / unitsPerStake };
    },
  };
};
