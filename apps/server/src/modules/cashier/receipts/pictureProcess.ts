import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawPicture } from './drawPicture.ts';

/** A process of `createPictureReader`: draws one picture after the other, behind everything else that this machine does. */

const lowPriority = 10;
setPriority(lowPriority);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (file: Uint8Array) => {
  void drawPicture(file).then((reading) => process.send?.(reading));
});
// The hall is gone, however it went.
process.once('disconnect', () => process.exit());
