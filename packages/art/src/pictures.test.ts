import { describe, expect, it } from 'vitest';
import { tileEntries } from './export/gameList.ts';
import { pictures } from './export/pictures.ts';
import { rasterise } from './export/raster.ts';
import { appIconSvg, brandMarkSvg, faviconSvg, sharePictureSvg } from './marks/brand.ts';
import { initialMarkSvg, initials, providerCodes, providerMarkSvg } from './marks/providers.ts';
import { typeIconSvg, typeNames } from './marks/types.ts';
import { agentBannerSizes, agentBannerSvg, agentBannerThemes } from './scenes/agentBanners.ts';
import { bannerScenes, bannerSvg } from './scenes/banner.ts';
import { pageSceneSvg, pageScenes } from './scenes/pageScenes.ts';
import { promotionSvg, promotions } from './scenes/promotions.ts';
import { faults } from './wellFormed.fixture.ts';

const game = { gameCode: 'koi-lantern', motif: 'koi-moon', paletteSeed: 0 };

describe('the other pictures', () => {
  it.each(bannerScenes)('draws the banner %s in both shapes', (scene) => {
    expect(faults(bannerSvg(scene, 'wide'))).toEqual([]);
    expect(faults(bannerSvg(scene, 'phone'))).toEqual([]);
  });

  it.each(agentBannerThemes)('draws the pictures of agents in %s in every size', (theme) => {
    for (const size of agentBannerSizes) expect(faults(agentBannerSvg(theme, size))).toEqual([]);
  });

  it.each(pageScenes)('draws the page scene %s', (kind) => {
    expect(faults(pageSceneSvg(kind))).toEqual([]);
  });

  it.each(promotions)('draws the promotion %s', (name) => {
    expect(faults(promotionSvg(name))).toEqual([]);
  });

  it('draws all marks and icons', () => {
    const marks = [
      ...providerCodes.map(providerMarkSvg),
      ...initials.map(initialMarkSvg),
      ...typeNames.flatMap((name) => [typeIconSvg(name), typeIconSvg(name, { active: true })]),
      brandMarkSvg(),
      faviconSvg(),
      appIconSvg(),
      appIconSvg(true),
      sharePictureSvg(),
    ];
    for (const mark of marks) expect(faults(mark)).toEqual([]);
  });

  it('gives page scenes ids of their own, so that two can stand in one page', () => {
    const idsOf = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
    const all = pageScenes.flatMap((kind) => idsOf(pageSceneSvg(kind)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('takes a colour for a type icon', () => {
    expect(typeIconSvg('slot', { colour: 'currentColor' })).toContain('stroke="currentColor"');
  });
});

describe('the game list', () => {
  it('is read when every entry fits', () => {
    expect(tileEntries([{ ...game, names: {} }])).toEqual([game]);
  });

  it.each([
    ['not an array', { games: [] }, 'expected an array'],
    ['an unknown motif', [{ ...game, motif: 'unicorn' }], 'no motif called unicorn'],
    ['a code that would leave its folder', [{ ...game, gameCode: '../etc' }], 'kebab-case'],
    ['a palette that is not whole', [{ ...game, paletteSeed: 1.5 }], 'whole number'],
    ['a code that stands twice', [game, game], 'stands twice'],
  ])('is refused with %s', (_what, list, message) => {
    expect(() => tileEntries(list)).toThrow(message);
  });
});

describe('the export', () => {
  it('names every file once', () => {
    const files = pictures(tileEntries([game])).flatMap((picture) =>
      picture.kind === 'vector' ? [picture.file] : picture.files.map(({ file }) => file),
    );
    expect(new Set(files).size).toBe(files.length);
    expect(files).toContain('games/koi-lantern-300.avif');
    expect(files).toContain('tiles/virtual_sport-1-600.webp');
    expect(files).toContain('providers/initial-Q.svg');
    expect(files).toContain('banners/grand-opening-phone-1170.webp');
    expect(files).toContain('agents/h5_8-1080x1080.jpg');
  });

  it('makes a tile in both sizes and types, within the sizes promised', async () => {
    const tile = pictures(tileEntries([game])).find(
      (picture) => picture.kind === 'raster' && picture.files[0]?.file.startsWith('games/'),
    );
    if (tile?.kind !== 'raster') throw new Error('the tile is not among the pictures');
    const made = await rasterise(tile);
    const bytesOf = Object.fromEntries(made.map(({ file, bytes }) => [file.file, bytes.length]));
    expect(Object.keys(bytesOf)).toHaveLength(4);
    expect(bytesOf['games/koi-lantern-300.avif']).toBeLessThan(14_000);
    expect(bytesOf['games/koi-lantern-600.avif']).toBeLessThan(35_000);
  });
});
