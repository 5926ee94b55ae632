import type { PieceContent, PieceKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { fileOfPicture, pictureOfFile } from './pictureName.ts';
import type { Shelf, ShelfRow } from './shelf.ts';

/** A site has one of these, within its settings. */
const key = 'site';

const settingsSchema = z.record(z.string(), z.unknown()).catch({});

interface SettingShelfOptions<K extends PieceKind> {
  /** Its name in the settings. */
  readonly name: string;
  readonly settingOf: (content: PieceContent<K>) => unknown;
  /** Undefined where the site has none. */
  readonly contentOf: (value: unknown) => PieceContent<K> | undefined;
}

const settingShelf = <K extends PieceKind>({
  name,
  settingOf,
  contentOf,
}: SettingShelfOptions<K>): Shelf<K> => ({
  knowsEnd: false,
  read: async (tx: PoolClient, siteId: number) => {
    const { rows } = await tx.query<{ settings: unknown }>('SELECT settings FROM site WHERE id = $1', [
      siteId,
    ]);
    const content = contentOf(settingsSchema.parse(rows[0]?.settings)[name]);
    const row = (found: PieceContent<K>): ShelfRow => ({ key, content: found, isOn: true, endsAt: null });
    return content === undefined ? [] : [row(content)];
  },
  write: async (tx, { siteId }, content) => {
    await tx.query(
      'UPDATE site SET settings = settings || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1',
      [siteId, name, JSON.stringify(settingOf(content))],
    );
    return key;
  },
  remove: async (tx, { siteId }) => {
    await tx.query('UPDATE site SET settings = settings - $2::text WHERE id = $1', [siteId, name]);
  },
});

const logosSchema = z.array(z.object({ photo_path: z.string() })).catch([]);
const serviceSchema = z
  .object({ open_type: z.enum(['tab', 'window', 'native']), url: z.string() })
  .catch({ open_type: 'tab', url: '/main/contact' });

export const logoShelf = settingShelf<'logo'>({
  name: 'logos',
  settingOf: ({ picture }) => [{ photo_path: fileOfPicture(picture) }],
  contentOf: (value) => {
    const [logo] = logosSchema.parse(value);
    return logo === undefined ? undefined : { picture: pictureOfFile(logo.photo_path) };
  },
});

/** Where customer service is reached; a site that says nothing has its contact page. */
export const customerServiceShelf = settingShelf<'customer_service'>({
  name: 'customer_service',
  settingOf: (content) => content,
  contentOf: (value) => serviceSchema.parse(value),
});

/** How often pop-ups come back after they were closed. */
export const popupsShelf = settingShelf<'popups'>({
  name: 'bulletin_display_frequency',
  settingOf: ({ frequency }) => frequency,
  contentOf: (value) => ({ frequency: value === 1 ? 1 : 0 }),
});
