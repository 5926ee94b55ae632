import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Pool } from '@pavilion/postgres';
import { runOnHall } from './launcher/runOnHall.ts';
import { sealingSecret } from './launcher/secrets.ts';
import { LaunchError, readSettings } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';
import { askConfig } from './opening/ask.ts';
import { type OpeningConfig, parseConfig } from './opening/config.ts';
import { openFirstSite } from './opening/openHall.ts';
import type { Report } from './opening/report.ts';
import { readTexts } from './opening/texts.ts';

const usage = 'npm run open -- --config site.json, or without it in a terminal, to be asked';

const readConfig = (file: string): OpeningConfig => {
  if (!existsSync(file)) throw new LaunchError(`${file}: there is no such file`);
  return parseConfig(readFileSync(file, 'utf8'), file);
};

const askInTerminal = async (): Promise<OpeningConfig> => {
  if (!process.stdin.isTTY) throw new LaunchError(usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // A line that comes before its question, as when several are pasted, waits for it.
  const lines = terminal[Symbol.asyncIterator]();
  let isClosed = false;
  terminal.once('close', () => {
    isClosed = true;
  });
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question);
    if (!isClosed) terminal.prompt();
    const line = await lines.next();
    if (line.done === true) throw new LaunchError('called off: nothing was changed');
    return line.value;
  };
  try {
    const config = await askConfig({ ask, tell: console.log });
    console.log(`· the same as a file, for the next time:\n${JSON.stringify(config, null, 2)}`);
    return config;
  } finally {
    terminal.close();
  }
};

const describeReport = ({ lines, secrets, studioKeys }: Report): string[] => [
  ...lines.map((line) => `· ${line}`),
  ...(secrets.length === 0
    ? ['· nothing new to keep: no key and no password was made']
    : ['', 'Keep these now; nothing shows them again:', ...secrets.map((line) => `  ${line}`)]),
  ...(studioKeys.length === 0
    ? []
    : [
        '',
        "For the studio's environment, beside those that it has:",
        `  SANDBOX_KEYS='${JSON.stringify(studioKeys)}'`,
      ]),
];

const run = async (pool: Pool): Promise<number> => {
  const { values } = readStaffArguments(usage, { config: { type: 'string' } });
  const secret = sealingSecret(readSettings(process.env).dataDir);
  const config = values.config === undefined ? await askInTerminal() : readConfig(values.config);
  const texts = readTexts(config, dirname(values.config ?? '.'));
  console.log(describeReport(await openFirstSite(pool, secret, config, texts)).join('\n'));
  return 0;
};

/**
 * `npm run open`: makes the first site of a hall with everything that its first bet needs. May be run again: nothing is
 * made twice, what the file adds is added, and what contradicts the database is refused.
 */
await runOnHall('open', run);
