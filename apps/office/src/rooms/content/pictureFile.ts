import type { PieceKind } from '@pavilion/contract/office';

/** A file in which a picture can be seen here, small; null where nothing is named. */
export const thumbnailOf = (kind: PieceKind, picture: string): string | null => {
  if (picture === '') return null;
  if (/^\/pictures\/[0-9a-f]{64}$/.test(picture)) return `${picture}-480.webp`;
  if (picture.startsWith('/')) return picture;
  return kind === 'banner' ? `/art/banners/${picture}-phone-780.webp` : `/art/promotions/${picture}-480.webp`;
};

/** A file as the call takes it. */
export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunk = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
};
