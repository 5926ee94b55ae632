import { type ChildProcess, fork } from 'node:child_process';
import { createGate } from './gate.ts';

/** What came of a file. `Drawn` is what the process makes of a picture. */
export type PictureReading<Drawn> =
  | ({ readonly kind: 'picture' } & Drawn)
  | { readonly kind: 'no_picture' }
  | { readonly kind: 'too_large' };

export interface PictureBounds {
  /** The largest file that is looked at. */
  readonly bytesMax: number;
  /** Pictures decoded at once, each in a process of its own. */
  readonly atOnceMax: number;
  /** Pictures that wait for their turn; whoever comes later is refused with HTTP 429. */
  readonly waitingMax: number;
  /** How long one may take. A decoder cannot be asked to stop, so its process is ended. */
  readonly withinMs: number;
  /** How long a process that has nothing to do is kept. */
  readonly idleMs: number;
}

const defaultBounds: Omit<PictureBounds, 'bytesMax'> = {
  atOnceMax: 2,
  waitingMax: 16,
  withinMs: 10_000,
  idleMs: 60_000,
};

export interface PictureReader<Drawn> {
  /**
   * Reads a picture as somebody hands it in and draws it anew. Known by its content alone: JPEG, PNG, WebP. Throws a
   * `Refusal` with HTTP 429 while too many wait.
   */
  readonly read: (file: Buffer) => Promise<PictureReading<Drawn>>;
  readonly close: () => void;
}

/** How files of the kinds that are taken begin. Nothing else reaches a decoder, whatever it calls itself. */
const beginnings: readonly (readonly { readonly at: number; readonly bytes: Buffer }[])[] = [
  [{ at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [{ at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }],
  [
    { at: 0, bytes: Buffer.from('RIFF') },
    { at: 8, bytes: Buffer.from('WEBP') },
  ],
];

const isPicture = (file: Buffer): boolean =>
  beginnings.some((parts) =>
    parts.every(({ at, bytes }) => file.subarray(at, at + bytes.length).equals(bytes)),
  );

/** Knows nothing of the hall: what a file built to break a decoder could take over holds no secret and no connection. */
const startProcess = (file: URL): ChildProcess => {
  const child = fork(file, {
    env: { UV_THREADPOOL_SIZE: '1' },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  child.unref();
  child.channel?.unref();
  return child;
};

/** Sends a picture to a process; answers what it made of it, or how it went when it did not come to that. */
const ask = <Drawn>(child: ChildProcess, file: Buffer, withinMs: number): Promise<PictureReading<Drawn>> =>
  new Promise((resolve) => {
    const end = (reading: PictureReading<Drawn>): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(reading);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end({ kind: 'too_large' });
    }, withinMs);
    // Written by our own process.
    child.once('message', (reading: PictureReading<Drawn>) => end(reading));
    child.once('exit', () => end({ kind: 'no_picture' }));
    child.once('error', () => {
      child.kill('SIGKILL');
      end({ kind: 'no_picture' });
    });
    child.send(file);
  });

/**
 * Decodes pictures beside the hall, in processes that run `file`: a small file can be a picture that takes seconds and
 * hundreds of megabytes to decode, and neither may be the time or the memory of a login.
 */
export const createPictureReader = <Drawn>(
  file: URL,
  given: Partial<PictureBounds> & Pick<PictureBounds, 'bytesMax'>,
): PictureReader<Drawn> => {
  const bounds = { ...defaultBounds, ...given };
  const gate = createGate(bounds.atOnceMax, bounds.waitingMax);
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const take = (): ChildProcess => {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (child.connected) return child;
      all.delete(child);
    }
    const child = startProcess(file);
    all.add(child);
    return child;
  };
  const giveBack = (child: ChildProcess): void => {
    const endIt = (): void => {
      idle.delete(child);
      all.delete(child);
      child.kill('SIGKILL');
    };
    if (!child.connected || child.killed) {
      endIt();
      return;
    }
    const timer = setTimeout(endIt, bounds.idleMs);
    timer.unref();
    idle.set(child, timer);
  };

  return {
    read: async (picture) => {
      if (picture.length > bounds.bytesMax) return { kind: 'too_large' };
      if (!isPicture(picture)) return { kind: 'no_picture' };
      return gate(async () => {
        const child = take();
        try {
          return await ask<Drawn>(child, picture, bounds.withinMs);
        } finally {
          giveBack(child);
        }
      });
    },
    close: () => {
      for (const timer of idle.values()) clearTimeout(timer);
      for (const child of all) child.kill('SIGKILL');
    },
  };
};
