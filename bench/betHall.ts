import { createHallProcess } from '../apps/server/src/compose.ts';
import { readEnv } from '../apps/server/src/infra/env.ts';

/** The hall's process of `bench/bet.ts`: the whole hall as `main.ts` composes it, without pages. Tells its port. */

const hall = await createHallProcess({
  env: readEnv(process.env),
  roles: new Set(['web', 'realtime']),
});
await hall.app.listen({ host: '127.0.0.1', port: 0 });
await hall.begin();
const address = hall.app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.once('disconnect', () => {
  hall.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
