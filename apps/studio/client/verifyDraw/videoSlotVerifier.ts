import { fedBy, lightSaltOf } from '../../src/games/lights.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { codesOf } from '../../src/games/videoSlots/evaluate.ts';
import { cashOf, linkedOf, type VideoSlot, weightOf } from '../../src/games/videoSlots/machine.ts';
import { stateSchema } from '../../src/games/videoSlots/outcome.ts';
import { playStep, sizesOf } from '../../src/games/videoSlots/round.ts';
import { type Part, pictureName, type Said, type Verifier } from './verifier.ts';

const windowOf = (picture: readonly (readonly string[])[]): string[] =>
  picture.map((column) => column.join(''));

/** Recomputes any step of a video slot from its seeds and from where the round stood before it. */
export const videoSlotVerifier = (slot: VideoSlot, feedsLights: boolean): Verifier => {
  const { strips, hold, letters, mystery } = slot;
  const cash = cashOf(slot);
  const freeStrip = strips.free?.join(' · ');
  const coupled = (isFree: boolean): string =>
    linkedOf(slot, isFree)
      .map((reel) => reel + 1)
      .join(', ');
  const legend = codesOf(slot)
    .map((letter) => `${letter} = ${letters[letter] ?? ''}`)
    .join(', ');
  const how: Said[] = [({ stops }) => stops];
  if (slot.linked) how.push(({ video }) => video.coupled(coupled(false), coupled(true)));
  if (mystery) how.push(({ video }) => video.mystery(mystery.symbol, mystery.base, mystery.free));
  if (cash) how.push(({ video }) => video.cash(cash.cash, weightOf(cash.values)));
  if (hold) how.push(({ video }) => video.respin(hold.cash, hold.chance[1], hold.chance[0]));
  how.push(
    ({ video }) => video.symbols(legend),
    ({ paidStrips }) => paidStrips(strips.base.join(' · ')),
  );
  if (freeStrip) how.push(({ freeStrips }) => freeStrips(freeStrip));
  if (feedsLights) how.push(({ light }) => light.how);
  return {
    field: 'state',
    label: ({ video }) => video.label,
    hint: ({ video }) => video.hint,
    how,
    recompute: async (draw, did, drawBeside) => {
      const state = stateSchema.parse(JSON.parse(did));
      const drawn = await draw(sizesOf(slot, state));
      const { falls, cash: shown, units } = playStep(slot, state, drawn);
      const values = shown.map((value) => (cash?.values[value - 1]?.units ?? 0) / unitsPerStake);
      const parts: Part[] = [
        { name: ({ video }) => video.drawn, numbers: drawn },
        ...falls.map(({ picture, multiplier }, index) => ({
          name: pictureName(index + 1, multiplier),
          numbers: windowOf(picture),
        })),
      ];
      if (values.length > 0) parts.push({ name: ({ video }) => video.amounts, numbers: values });
      if (feedsLights && state.mode === 'base') {
        const level = await fedBy(drawBeside(lightSaltOf));
        parts.push({ name: ({ light }) => light.fed, told: ({ light }) => light.names[level.name] });
      }
      return { parts, stakes: units / unitsPerStake };
    },
  };
};
