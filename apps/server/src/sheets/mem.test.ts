import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase } from '@pavilion/testing';
import { it } from 'vitest';

it('measures', async () => {
  const database = await createTestDatabase();
  for (const [format, flags, env] of [
    ['xlsx', ['--max-semi-space-size=4'], {}],
    ['xlsx', ['--max-semi-space-size=4', '--max-old-space-size=80'], {}],
    ['csv', ['--max-semi-space-size=4'], {}],
  ] as const) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...flags, '/var/tmp/w/hOffice/apps/server/src/sheets/mem.tmp.ts', database.url, format],
      { env: { ...process.env, ...env } },
    );
    console.log(format, flags.join(), JSON.stringify(env), stdout);
  }
  await database.drop();
}, 600000);
