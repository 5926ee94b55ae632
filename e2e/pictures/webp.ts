import type { BrowserContext } from '@playwright/test';

/** Makes the browser's PNG into a small WebP, with nothing but a browser. */
export const toWebp = async (context: BrowserContext, png: Buffer, widthPx: number): Promise<Buffer> => {
  const desk = await context.newPage();
  try {
    const url = await desk.evaluate(
      async ({ source, width }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = Math.round((image.height * width) / image.width);
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', 0.72);
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, width: widthPx },
    );
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  } finally {
    await desk.close();
  }
};
