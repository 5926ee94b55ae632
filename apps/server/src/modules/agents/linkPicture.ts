import { drawQr } from '../identity/index.ts';

/** Pictures that are kept: an agent looks at the same links time and again, and drawing one takes longer than reading its row. */
const picturesMax = 5_000;
const pictures = new Map<string, string>();

/** A link as a QR code, as `drawQr` draws it. Links of agents are no secrets. */
export const linkPicture = (link: string): string => {
  const drawn = pictures.get(link) ?? drawQr(link);
  // Whoever was asked for last goes last.
  pictures.delete(link);
  pictures.set(link, drawn);
  const [oldest] = pictures.keys();
  if (pictures.size > picturesMax && oldest !== undefined) pictures.delete(oldest);
  return drawn;
};
