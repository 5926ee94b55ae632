import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawSizes } from './drawSizes.ts';

/** A process of `createPictureReader`: draws one picture after the other, behind everything else that this machine does. */

const lowPriority = 10;
setPriority(lowPriority);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (file: Uint8Array) => {
  void drawSizes(file).then((reading) => process.send?.(reading));
});
// The hall is gone, however it went.
process.once('disconnect', () => process.exit());
