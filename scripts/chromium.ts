import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptGet, canInstall } from './aptGet.ts';
import { LaunchError } from './launcher/settings.ts';

/**
 * Where a Chromium of the system is found; `CHROMIUM_PATH` names another. The one without windows goes first: the same
 * browser at a third of the work, for a page costs it no frame of buttons and tabs.
 */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's names: the browser, and fonts for every script that the hall writes. */
const packages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core'];

/** Languages (fontconfig's codes) whose glyphs the screenshots and measurements need. */
const languagesDrawn = ['zh', 'hi', 'th', 'my'];

export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  return named !== undefined && named !== '' ? named : places.find((place) => existsSync(place));
};

const hasFonts = (): boolean => {
  if (process.platform !== 'linux') return true;
  return languagesDrawn.every((language) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
    return status === 0 && stdout.trim() !== '';
  });
};

/** Makes sure that the browser tests have their browser and fonts: installs them as root on Debian, else says how. */
export const ensureChromium = (say: (line: string) => void): void => {
  if (findChromium() !== undefined && hasFonts()) return;
  if (!canInstall()) {
    const missing = findChromium() === undefined ? 'Chromium' : 'fonts for Chinese, Hindi, Thai and Burmese';
    throw new LaunchError(
      `the browser tests need ${missing}: run "sudo apt-get install ${packages.join(' ')}", or set CHROMIUM_PATH`,
    );
  }
  say(`installing ${packages.join(', ')}`);
  aptGet(packages, 'the browser tests');
};
