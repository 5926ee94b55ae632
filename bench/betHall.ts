import { createHouse } from '../apps/server/src/compose.ts';
import { systemClock } from '../apps/server/src/infra/clock.ts';
import { readEnv } from '../apps/server/src/infra/env.ts';

/** The hall's process of `bench/bet.ts`: the whole house as `main.ts` composes it, without pages. Tells its port. */

const house = await createHouse({
  env: readEnv(process.env),
  clock: systemClock,
  roles: new Set(['web', 'realtime']),
});
await house.app.listen({ host: '127.0.0.1', port: 0 });
await house.begin();
const address = house.app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.once('disconnect', () => {
  house.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
