import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '../composition/readComposition.ts';
import { rootFolder } from '../launcher/settings.ts';

/** Writes a file of `deploy/cluster` with its `${NAME}` filled in, readable by who runs on it alone. Throws for a name without a value. */
export const writeSettings = (
  name: string,
  path: string,
  values: Readonly<Record<string, string | number>>,
  owner: { readonly uid?: number; readonly gid?: number } = {},
): void => {
  const text = fillIn(
    readFileSync(join(rootFolder, 'deploy', 'cluster', name), 'utf8'),
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
  );
  writeFileSync(path, text, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
};
