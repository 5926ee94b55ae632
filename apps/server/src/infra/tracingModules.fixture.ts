import { registerHooks } from 'node:module';
import { readEnv } from './env.ts';

/** A hall in a process of its own, which tells what of OpenTelemetry was loaded until it stood. */

const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    const [, name] = /node_modules\/(@opentelemetry\/[^/]+)\//.exec(url) ?? [];
    if (name !== undefined) loaded.add(name);
    return next(url, context);
  },
});

const { createHallProcess } = await import('../compose.ts');
const hall = await createHallProcess({
  env: readEnv(process.env),
  roles: new Set(['web']),
});
await hall.app.ready();
process.send?.([...loaded].toSorted());
await hall.close();
process.disconnect?.();
