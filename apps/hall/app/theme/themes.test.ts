import { readFileSync } from 'node:fs';
import { themes } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { groundColours } from './groundColours.ts';

type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');

const blockOf = (theme: string): Tokens => {
  const block = css.split(`[data-theme="${theme}"]`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const base = blockOf('H5_1');
const tokensOf = (theme: string): Tokens => new Map([...base, ...blockOf(theme)]);

interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** OKLab to linear sRGB, clipped to what a screen shows. */
const linearOf = (oklch: string): LinearRgb => {
  const [lightness = 0, chroma = 0, hue = 0] = (/oklch\(([^)]+)\)/.exec(oklch)?.[1] ?? '')
    .split(/\s+/)
    .map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return {
    r: clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
};

const luminance = ({ r, g, b }: LinearRgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const contrast = (tokens: Tokens, ink: string, paper: string): number => {
  const [darker = 0, lighter = 0] = [ink, paper]
    .map((name) => luminance(linearOf(tokens.get(name) ?? '')))
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

const papers = ['ground', 'raised', 'higher'];
const textInks = ['text', 'text-2', 'text-3', 'accent', 'jade', 'cinnabar-text'];
const fills = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-cinnabar', 'cinnabar'],
  ['accent', 'accent-soft'],
  ['on-road', 'road-banker'],
  ['on-road', 'road-player'],
  ['on-road', 'road-tie'],
] as const;

/** The tokens that make a theme's shapes; a theme that left one out would wear another's. */
const shapes = [
  'corner-control',
  'corner-card',
  'corner-hero',
  'corner-tile',
  'bar-inset',
  'bar-corner',
  'bar-lift',
  'bar-knob',
  'bar-edge',
] as const;
const lengths = /^(?:\d+px)(?: \d+px){0,3}$/;

describe('the eight themes', () => {
  it('are the names of the specification and no other', () => {
    const written = [...css.matchAll(/\[data-theme="([^"]+)"\]/g)].map(([, name]) => name);
    expect(written.sort()).toEqual([...themes].sort());
  });

  it.each(['ground', 'accent', 'accent-strong', 'edge'])('each have a %s of their own', (name) => {
    expect(new Set(themes.map((theme) => tokensOf(theme).get(name))).size).toBe(themes.length);
  });

  it('each have a shape of their own', () => {
    const shapeOf = (theme: string) => shapes.map((name) => blockOf(theme).get(name)).join('/');
    expect(new Set(themes.map(shapeOf)).size).toBe(themes.length);
  });

  it('are variables and nothing else: no theme has rules, files or scripts of its own', () => {
    const inside = css.replace(/\/\*[\s\S]*?\*\//g, '').split(/[{}]/);
    const declarations = inside
      .filter((_part, index) => index % 2 === 1)
      .join('')
      .split(';');
    for (const declaration of declarations.map((one) => one.trim()).filter((one) => one !== ''))
      expect(declaration).toMatch(/^(--[\w-]+|color-scheme): [^@]+$/);
    expect(css).not.toMatch(/url\(|@import/);
  });
});

describe.each(themes)('theme %s', (theme) => {
  const tokens = tokensOf(theme);

  it.each(papers.flatMap((paper) => textInks.map((ink) => [ink, paper] as const)))(
    'writes %s on %s with AA contrast',
    (ink, paper) => expect(contrast(tokens, ink, paper)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(fills)('writes %s on %s with AA contrast', (ink, fill) =>
    expect(contrast(tokens, ink, fill)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(papers)('draws the edge of a control on %s with 3:1', (paper) =>
    expect(contrast(tokens, 'edge', paper)).toBeGreaterThanOrEqual(3),
  );

  it.each(shapes)('shapes %s itself, in lengths', (name) => {
    const value = blockOf(theme).get(name) ?? '';
    expect(value.replace(/\b0(?= |$)/g, '0px')).toMatch(lengths);
    // One radius: it is also used for two corners of a box.
    if (/^corner-(control|card|hero)$/.test(name)) expect(value).not.toContain(' ');
  });

  it('keeps the bar within the page’s own margin, and its middle within the bar’s reach', () => {
    const px = (name: string) => Number.parseInt(blockOf(theme).get(name) ?? '', 10);
    expect(px('bar-inset')).toBeLessThanOrEqual(14);
    expect(px('bar-lift')).toBeLessThanOrEqual(24);
  });

  it('tells the browser its ground colour', () => {
    const channel = (value: number) =>
      Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
        .toString(16)
        .padStart(2, '0');
    const { r, g, b } = linearOf(tokens.get('ground') ?? '');
    expect(groundColours[theme]).toBe(`#${channel(r)}${channel(g)}${channel(b)}`);
  });
});
