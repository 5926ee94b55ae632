import { type Ink, inkFrom } from './ink.ts';
import { disc } from './path.ts';
import { type Random, randomFrom } from './random.ts';

/** How far above the sheet behind it a sheet hangs: sets the width of its shadow. */
export type Lift = 'flush' | 'low' | 'high';

export type StageOptions = {
  readonly width: number;
  readonly height: number;
  readonly paletteSeed: number;
  readonly seed: string;
  /** Prefix of the ids inside, so that several pictures can stand in one document. */
  readonly idPrefix?: string;
  /** Drawn beyond each edge, to be cropped: rasterisers show sheet edges where the canvas ends. */
  readonly bleed?: number;
};

/** A box of light in which paper is hung, back to front. Everything returns SVG markup. */
export type Stage = {
  readonly width: number;
  readonly height: number;
  readonly ink: Ink;
  readonly random: Random;
  /** A vertical run of colour from `top` to `bottom` (user units), as a paint value. */
  fade(from: string, to: string, top: number, bottom: number): string;
  /** A horizontal run from `from` to the same colour, clear, between two x; vertical when `down` is set. */
  veil(colour: string, start: number, end: number, down?: boolean): string;
  /** Light that dies away round a point, as a paint value. Stops are [offset, colour, opacity]. */
  bloom(x: number, y: number, radius: number, stops: readonly (readonly [number, string, number])[]): string;
  /** One sheet of paper: shadow on what lies behind, light caught on its upper edge. */
  sheet(content: string, lift?: Lift): string;
  /** Keeps `content` inside the closed path. */
  within(d: string, content: string): string;
  /** The finished picture. */
  svg(content: string): string;
};

export type PaintOptions = {
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly rule?: 'evenodd';
};

/** A cut path in one colour. */
export const cut = (
  d: string,
  fill: string,
  { stroke, width = 0, opacity, rule }: PaintOptions = {},
): string => {
  const edge =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  const veil = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="${fill}"${rule === undefined ? '' : ` fill-rule="${rule}"`}${edge}${veil}/>`;
};

/** A cut path whose inner outlines are holes. */
export const pierced = (d: string, fill: string, opacity?: number): string =>
  cut(d, fill, opacity === undefined ? { rule: 'evenodd' } : { rule: 'evenodd', opacity });

/** A line of one width. */
export const drawn = (d: string, stroke: string, width: number, opacity?: number): string =>
  cut(d, 'none', opacity === undefined ? { stroke, width } : { stroke, width, opacity });

export type Placement = {
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored left to right, before turning. */
  readonly flip?: boolean;
  readonly opacity?: number;
};

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Moves a drawing made round its own origin to a place on the stage. */
export const place = (
  x: number,
  y: number,
  content: string,
  { scale = 1, turn = 0, flip = false, opacity }: Placement = {},
): string => {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 && !flip ? '' : ` scale(${short(flip ? -scale : scale)} ${short(scale)})`;
  const veil = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}"${veil}>${content}</g>`;
};

const lifts: Readonly<Record<Lift, { blur: number; drop: number; shade: number; rim: number }>> = {
  flush: { blur: 3, drop: 2, shade: 0.3, rim: 0.28 },
  low: { blur: 7, drop: 5, shade: 0.42, rim: 0.42 },
  high: { blur: 14, drop: 9, shade: 0.58, rim: 0.5 },
};

/** The rim is what the sheet covers and its copy, moved down, does not. */
const liftFilter = (id: string, lift: Lift, ink: Ink, unit: number): string => {
  const { blur, drop, shade, rim } = lifts[lift];
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${short(blur * unit)}"/><feOffset dy="${short(drop * unit)}" result="s"/><feFlood flood-color="${ink.tone(1)}" flood-opacity="${shade}"/><feComposite in2="s" operator="in" result="shadow"/><feOffset in="SourceAlpha" dx="${short(0.7 * unit)}" dy="${short(2.2 * unit)}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${ink.light}" flood-opacity="${rim}"/><feComposite in2="e" operator="in" result="rim"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge></filter>`;
};

export const openStage = ({
  width,
  height,
  paletteSeed,
  seed,
  idPrefix = 'p',
  bleed = 0,
}: StageOptions): Stage => {
  const ink = inkFrom(paletteSeed);
  const definitions: string[] = [];
  const lifted = new Map<Lift, string>();
  const unit = Math.min(width, height) / 600;
  const define = (markup: (id: string) => string): string => {
    const id = `${idPrefix}${definitions.length}`;
    definitions.push(markup(id));
    return id;
  };
  const stop = (offset: number, colour: string, opacity: number): string =>
    `<stop offset="${short(offset)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  return {
    width,
    height,
    ink,
    random: randomFrom(seed),
    fade: (from, to, top, bottom) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${short(top)}" y2="${short(bottom)}">${stop(0, from, 1)}${stop(1, to, 1)}</linearGradient>`,
      )})`,
    veil: (colour, start, end, down = false) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${down ? `x1="0" x2="0" y1="${short(start)}" y2="${short(end)}"` : `x1="${short(start)}" x2="${short(end)}" y1="0" y2="0"`}>${stop(0, colour, 1)}${stop(0.45, colour, 0.82)}${stop(1, colour, 0)}</linearGradient>`,
      )})`,
    bloom: (x, y, radius, stops) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}">${stops.map(([offset, colour, opacity]) => stop(offset, colour, opacity)).join('')}</radialGradient>`,
      )})`,
    sheet: (content, lift = 'low') => {
      let id = lifted.get(lift);
      if (id === undefined) {
        id = define((fresh) => liftFilter(fresh, lift, ink, unit));
        lifted.set(lift, id);
      }
      return `<g filter="url(#${id})">${content}</g>`;
    },
    within: (d, content) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`)})">${content}</g>`,
    svg: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}"><defs>${definitions.join('')}</defs>${content}</svg>`,
  };
};

/** A small light with its halo: lanterns, windows, fireflies. */
export const spark = (stage: Stage, x: number, y: number, radius: number, reach = 4): string =>
  cut(
    disc(x, y, radius * reach),
    stage.bloom(x, y, radius * reach, [
      [0, stage.ink.light, 0.95],
      [1 / reach, stage.ink.light, 0.9],
      [1.25 / reach, stage.ink.glow, 0.5],
      [1, stage.ink.glow, 0],
    ]),
  );
