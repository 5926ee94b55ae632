import { themes } from '@pavilion/contract';
import type { PieceContent, PieceKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { fileOfPicture, pictureOfFile } from './pictureName.ts';
import type { Shelf, ShelfRow } from './shelf.ts';

/** A site has one of each, within its settings. */
const key = 'site';

const settingsSchema = z.record(z.string(), z.unknown()).catch({});

type Settings = Readonly<Record<string, unknown>>;

interface SettingShelfOptions<K extends PieceKind> {
  /** Its names in the settings. */
  readonly names: readonly string[];
  readonly settingsOf: (content: PieceContent<K>) => Settings;
  /** Undefined where the site has none. */
  readonly contentOf: (settings: Settings) => PieceContent<K> | undefined;
}

const settingShelf = <K extends PieceKind>({
  names,
  settingsOf,
  contentOf,
}: SettingShelfOptions<K>): Shelf<K> => ({
  knowsEnd: false,
  read: async (tx: PoolClient, siteId: number) => {
    const { rows } = await tx.query<{ settings: unknown }>('SELECT settings FROM site WHERE id = $1', [
      siteId,
    ]);
    const content = contentOf(settingsSchema.parse(rows[0]?.settings));
    const row = (found: PieceContent<K>): ShelfRow => ({ key, content: found, isOn: true, endsAt: null });
    return content === undefined ? [] : [row(content)];
  },
  write: async (tx, { siteId }, content) => {
    await tx.query('UPDATE site SET settings = settings || $2::jsonb WHERE id = $1', [
      siteId,
      JSON.stringify(settingsOf(content)),
    ]);
    return key;
  },
  remove: async (tx, { siteId }) => {
    await tx.query('UPDATE site SET settings = settings - $2::text[] WHERE id = $1', [siteId, names]);
  },
});

const logosSchema = z.array(z.object({ photo_path: z.string() })).catch([]);
const serviceSchema = z
  .object({ open_type: z.enum(['tab', 'window', 'native']), url: z.string() })
  .catch({ open_type: 'tab', url: '/main/contact' });
const themeSchema = z.enum(themes).catch('H5_1');

export const logoShelf = settingShelf<'logo'>({
  names: ['logos'],
  settingsOf: ({ picture }) => ({ logos: [{ photo_path: fileOfPicture(picture) }] }),
  contentOf: ({ logos }) => {
    const [logo] = logosSchema.parse(logos);
    return logo === undefined ? undefined : { picture: pictureOfFile(logo.photo_path) };
  },
});

/** What the two templates wear, and whether members may look at others; a site that says nothing wears the first. */
export const themesShelf = settingShelf<'themes'>({
  names: ['desktop_theme', 'mobile_theme', 'theme_preview'],
  settingsOf: (content) => content,
  contentOf: (settings) => ({
    desktop_theme: themeSchema.parse(settings.desktop_theme),
    mobile_theme: themeSchema.parse(settings.mobile_theme),
    theme_preview: settings.theme_preview !== false,
  }),
});

/** Where customer service is reached; a site that says nothing has its contact page. */
export const customerServiceShelf = settingShelf<'customer_service'>({
  names: ['customer_service'],
  settingsOf: (content) => ({ customer_service: content }),
  contentOf: (settings) => serviceSchema.parse(settings.customer_service),
});

/** How often pop-ups come back after they were closed. */
export const popupsShelf = settingShelf<'popups'>({
  names: ['bulletin_display_frequency'],
  settingsOf: ({ frequency }) => ({ bulletin_display_frequency: frequency }),
  contentOf: (settings) => ({ frequency: settings.bulletin_display_frequency === 1 ? 1 : 0 }),
});
