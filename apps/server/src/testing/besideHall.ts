import { createHallProcess, type HallProcess } from '../compose.ts';
import { type Role, readEnv } from '../infra/env.ts';
import { hallSecret, type TestHall } from './testHall.ts';

/** Another process of a hall, on the same database and clock: what one does is seen by the other. For tests. */
export const openBeside = async (
  { database, clock }: Pick<TestHall, 'database' | 'clock'>,
  ...roles: readonly [Role, ...Role[]]
): Promise<HallProcess> => {
  const beside = await createHallProcess({
    env: readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PAVILION_SECRET: hallSecret,
      PAVILION_TEST: '1',
      LOG_LEVEL: 'silent',
    }),
    clock,
    roles: new Set(roles),
  });
  await beside.app.ready();
  return beside;
};
