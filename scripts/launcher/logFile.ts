import { createWriteStream, existsSync, mkdirSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** The log of a service. A disk that takes nothing more costs lines of it, never the launcher or the service. */
export interface LogFile {
  readonly write: (line: string) => void;
  readonly close: () => Promise<void>;
}

const logMaxBytes = 10 * 1024 * 1024;
/** After a line that could not be written the next ones are dropped for so long. */
const retryMs = 10_000;

const openStream = (logDir: string, name: string): WriteStream => {
  mkdirSync(logDir, { recursive: true });
  const path = join(logDir, `${name}.log`);
  const tooLong = existsSync(path) && statSync(path).size > logMaxBytes;
  return createWriteStream(path, { flags: tooLong ? 'w' : 'a', mode: 0o600 });
};

/** Opens `name.log`, anew where it has become too long. `say` hears once when it cannot be written, and once when it can again. */
export const openLogFile = (logDir: string, name: string, say: (line: string) => void): LogFile => {
  let stream: WriteStream | undefined;
  let retryAtMs = 0;
  let isLost = false;

  const lose = (error: unknown): void => {
    stream?.destroy();
    stream = undefined;
    retryAtMs = performance.now() + retryMs;
    if (!isLost) say(`${name}.log cannot be written (${codeOf(error)}); the ${name} goes on without it`);
    isLost = true;
  };
  const reopen = (): void => {
    try {
      stream = openStream(logDir, name).on('error', lose);
    } catch (error) {
      lose(error);
    }
  };
  return {
    write: (line) => {
      if (stream === undefined && performance.now() >= retryAtMs) reopen();
      stream?.write(`${line}\n`, (error) => {
        if (error || !isLost) return;
        isLost = false;
        say(`${name}.log is written again`);
      });
    },
    close: async () => {
      const last = stream;
      stream = undefined;
      retryAtMs = Number.POSITIVE_INFINITY;
      if (last === undefined) return;
      await new Promise<void>((resolve) => {
        last.once('close', () => resolve());
        last.end();
      });
    },
  };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
