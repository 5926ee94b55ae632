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
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'pavilion-content' });
    next.on('notification', announce);
    next.on('error', () => next.end().catch(() => undefined));
    next.on('end', () => {
      if (stopped) return;
      announce();
      retry = setTimeout(() => connect().catch(() => next.emit('end')), reconnectMs);
      retry.unref();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };

  await connect();
  return {
    onChange: (listener) => listeners.push(listener),
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
