import { LRUCache } from 'lru-cache';
import { drawQr } from '../identity/index.ts';

/** Pictures that are kept: an agent looks at the same links time and again, and drawing one takes longer than reading its row. */
const pictures = new LRUCache<string, string>({ max: 5_000, memoMethod: drawQr });

/** A link as a QR code, as `drawQr` draws it. Links of agents are no secrets. */
export const linkPicture = (link: string): string => pictures.memo(link);
