import pg from 'pg';

/** Channel on which the database tells that public content of some site changed (migration 0060). */
const channel = 'content_changed';
const reconnectMs = 1_000;

export interface ContentChanges {
  readonly onChange: (listener: () => void) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Listens for changes of public content, made by whichever process, so that caches can be emptied. After a lost
 * connection everything counts as changed.
 */
export const listenForContentChanges = async (databaseUrl: string): Promise<ContentChanges> => {
  const listeners: (() => void)[] = [];
  let stopped = false;
  /** The one connection that counts; absent between its loss and the next try. */
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  /** A connection that fails says so in several ways; each is lost once, so that one try follows another. */
  const lose = (client: pg.Client): void => {
    if (stopped || client !== current) return;
    current = undefined;
    client.end().catch(() => undefined);
    announce();
    retry = setTimeout(() => {
      connect().catch(() => undefined);
    }, reconnectMs);
    retry.unref();
  };

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'pavilion-content' });
    current = client;
    client.on('notification', announce);
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      lose(client);
      throw error;
    }
  };

  try {
    await connect();
  } catch (error) {
    stopped = true;
    clearTimeout(retry);
    throw error;
  }
  return {
    onChange: (listener) => listeners.push(listener),
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await current?.end();
    },
  };
};
