import { saveBlob } from '../model/useDownload.ts';

const sidePx = 1024;

/** The picture of a link as it is, to be printed at any size. */
export const saveSvg = (name: string, svg: string): void =>
  saveBlob(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));

/** The same in pixels, on white, for whatever takes no SVG. Rejects where the browser cannot draw it. */
export const savePng = async (name: string, svg: string): Promise<void> => {
  const picture = new Image(sidePx, sidePx);
  picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, sidePx, sidePx);
  pen.drawImage(picture, 0, 0, sidePx, sidePx);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('this browser writes no PNG');
  saveBlob(`${name}.png`, blob);
};
