import type { CSSProperties } from 'react';
import type { Side } from '../../../../../src/book/views.ts';
import { type kitsOf, papers, seconds } from '../../../events/kits.ts';
import { sides } from '../sides.ts';

/** What a side plays in: its shirt, a broad field on it, and shorts and socks. */
export interface Strip {
  readonly shirt: string;
  readonly field: string | null;
  readonly second: string;
}

const white = '#fdfaf0';
/** Kits that would be lost on a lawn. */
const lawnGreens: readonly string[] = [papers[1].kit, papers[7].kit, seconds[7]];
/** How much of a figure each part is. */
const parts = { shirt: 0.6, field: 0.42, second: 0.4 } as const;
/** From here on a shirt is as light as white shorts. */
const palest = 0.94;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** How light a colour is to the eye, 0–1 (L of OKLab). */
export const lightnessOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
};

const shirtLight = (shirt: string, field: string | null): number =>
  field === null
    ? lightnessOf(shirt)
    : parts.field * lightnessOf(field) + (1 - parts.field) * lightnessOf(shirt);

/** How light a strip is as a whole. */
export const stripLightness = ({ shirt, field, second }: Strip): number =>
  parts.shirt * shirtLight(shirt, field) + parts.second * lightnessOf(second);

const fieldOf = (kit: string): string | null => (lawnGreens.includes(kit) ? white : null);

/** The dark ground of the crest that has this kit; of another kit the night's. */
const groundOf = (kit: string): string => papers.find((paper) => paper.kit === kit)?.ground ?? '#1d2338';
const paleOf = (kit: string): string =>
  lightnessOf(kit) > palest ? (papers.find((paper) => paper.kit === kit)?.figure ?? white) : white;

/** What both wear: the lighter shirt goes with white, the darker one with the dark of its crest, so that they differ in lightness too. */
export const stripsOf = ({ home, away }: ReturnType<typeof kitsOf>): Readonly<Record<Side, Strip>> => {
  const isHomeLighter = shirtLight(home, fieldOf(home)) >= shirtLight(away, fieldOf(away));
  const stripOf = (kit: string, isLighter: boolean): Strip => ({
    ...{ shirt: kit, field: fieldOf(kit), second: isLighter ? paleOf(kit) : groundOf(kit) },
  });
  return { home: stripOf(home, isHomeLighter), away: stripOf(away, !isHomeLighter) };
};

type StripStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** The same as colours of a picture. */
export const stripStyle = (kits: ReturnType<typeof kitsOf>): StripStyle => {
  const strips = stripsOf(kits);
  return Object.fromEntries(
    sides.flatMap((side) => [
      [`--${side}-second`, strips[side].second],
      [`--${side}-field`, strips[side].field ?? 'none'],
    ]),
  );
};
