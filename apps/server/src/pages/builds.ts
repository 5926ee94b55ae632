import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../infra/hall.ts';
import type { RouteRules } from './routeRules.ts';

/** The build that this process serves. */
export interface Build {
  readonly id: string;
  /** When it was made, milliseconds. */
  readonly timestamp: number;
}

const builtAssets = fileURLToPath(new URL('../../../hall/build/client/assets', import.meta.url));
const manifestName = /^manifest-(?<id>[\w-]+)\.js$/;

/**
 * Read once, when the process begins: files of a later build do not make this process serve it. Where files of earlier
 * builds were left lying, the newest counts.
 */
export const readBuild = (folder = builtAssets): Build => {
  const builds = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name): Build[] => {
    const id = manifestName.exec(name)?.groups?.id;
    return id === undefined ? [] : [{ id, timestamp: Math.trunc(statSync(`${folder}/${name}`).mtimeMs) }];
  });
  return (
    builds.toSorted((left, right) => right.timestamp - left.timestamp)[0] ?? { id: 'none', timestamp: 0 }
  );
};

interface BuildDeps extends Pick<Hall, 'sites'> {
  readonly rules: RouteRules;
  readonly build: Build;
}

/**
 * `/builds/latest.json`, by which an open page finds out that there is a newer one, and `/builds/meta/{id}.json`, which
 * carries the site's route rules for navigation inside the page (spec §7 Other fetches). A build that is not served any
 * more has no description.
 */
export const registerBuilds = (app: FastifyInstance, { sites, rules, build }: BuildDeps): void => {
  const hidden = { schema: { hide: true } };
  app.get('/builds/latest.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(build),
  );
  app.get<{ Params: { file: string } }>('/builds/meta/:file', hidden, async (request, reply) => {
    if (request.params.file !== `${build.id}.json`) return reply.callNotFound();
    const { id } = sites.byHost(request.hostname);
    return reply.header('cache-control', 'no-cache').send({ ...build, rules: rules.list(id) });
  });
};
