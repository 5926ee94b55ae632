import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@pavilion/postgres';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, findChromium } from '../../scripts/chromium.ts';
import { spawnLauncher } from '../../scripts/launcher/launcherProcess.ts';
import { buildPages } from '../../scripts/launcher/pages.ts';

/** Opens a freshly seeded hall and a browser, for as long as pictures are drawn of it. */
export const withFreshHall = async (
  say: (line: string) => void,
  draw: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> => {
  ensureChromium(say);
  await buildPages(say);
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-pictures-'));
  // The database server's account must be able to enter.
  chmodSync(dataDir, 0o755);
  process.env.E2E_DATA_DIR = dataDir;
  const launcher = spawnLauncher({
    dataDir,
    hallPort: await findFreePort(),
    studioPort: await findFreePort(),
  });
  const executablePath = findChromium();
  try {
    await launcher.opened();
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    try {
      await draw(browser, launcher.hallOrigin);
    } finally {
      await browser.close();
    }
  } finally {
    await launcher.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
