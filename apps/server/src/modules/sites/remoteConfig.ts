import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type RemoteConfig, remoteConfigSchema } from './settings.ts';

const fetchTimeoutMs = 5_000;
const configBytesMax = 256 * 1024;

/** The config document cannot be used; the message says why in one line. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError';
}

const readFileBounded = async (url: URL): Promise<string> => {
  const file = await open(fileURLToPath(url));
  try {
    const buffer = Buffer.alloc(configBytesMax + 1);
    let length = 0;
    while (length < buffer.length) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    if (length > configBytesMax) throw new RemoteConfigError(`larger than ${configBytesMax} bytes`);
    return buffer.toString('utf8', 0, length);
  } finally {
    await file.close();
  }
};

const fetchBounded = async (url: URL, fetcher: typeof fetch): Promise<string> => {
  const response = await fetcher(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  if (!response.ok) throw new RemoteConfigError(`answered HTTP ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > configBytesMax) throw new RemoteConfigError(`larger than ${configBytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Reads and parses the document of `SITE_CONFIG_URL`. Throws when it cannot be had or does not fit its schema. */
export const readRemoteConfig = async (address: string, fetcher = fetch): Promise<RemoteConfig> => {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'file:') {
    throw new RemoteConfigError(`${url.protocol} is neither https nor a file`);
  }
  const text = url.protocol === 'file:' ? await readFileBounded(url) : await fetchBounded(url, fetcher);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new RemoteConfigError('not JSON');
  }
  const parsed = remoteConfigSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new RemoteConfigError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`);
};
