import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnLauncher } from '../scripts/launcher/launcherProcess.ts';

/**
 * Starts the real launcher on an empty data folder; the answered function stops it and removes the folder. With
 * `E2E_OPEN=1` the specs run against a house that is open already, on `E2E_HALL_PORT` and `E2E_STUDIO_PORT`, from
 * `E2E_DATA_DIR`.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  if (process.env.E2E_OPEN === '1') return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-e2e-'));
  // The database server's account must be able to enter.
  chmodSync(dataDir, 0o755);
  // Inherited by the workers, for what only the database can arrange.
  process.env.E2E_DATA_DIR = dataDir;
  const launcher = spawnLauncher({
    dataDir,
    hallPort: Number(process.env.E2E_HALL_PORT),
    studioPort: Number(process.env.E2E_STUDIO_PORT),
  });
  const close = async (): Promise<void> => {
    await launcher.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await launcher.opened();
  } catch (error) {
    await close();
    throw error;
  }
  return close;
};

export default globalSetup;
