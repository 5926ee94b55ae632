import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { rootFolder } from '../launcher/settings.ts';

const textOrList = z.union([z.string(), z.array(z.string())]);
const serviceSchema = z.object({
  image: z.string(),
  build: z.strictObject({ context: z.literal('.'), args: z.record(z.string(), z.string()) }).optional(),
  user: z.string().optional(),
  entrypoint: z.array(z.string()).optional(),
  command: textOrList.optional(),
  restart: z.string(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  privileged: z.boolean().default(false),
  mem_limit: z.string().optional(),
  pids_limit: z.int().optional(),
  cpus: z.number().optional(),
  tmpfs: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.object({ ipv4_address: z.string().optional() })),
  ]),
  healthcheck: z.looseObject({}).optional(),
});

const compositionSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(
    z.string(),
    z.object({
      internal: z.boolean().default(false),
      ipam: z
        .object({ config: z.array(z.strictObject({ subnet: z.string(), ip_range: z.string() })) })
        .optional(),
    }),
  ),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});
export type Composition = z.infer<typeof compositionSchema>;

/** What `compose.yaml` says, with its anchors laid out and its variables as they stand. */
export const readComposition = (): Composition =>
  compositionSchema.parse(parse(readFileSync(join(rootFolder, 'compose.yaml'), 'utf8'), { merge: true }));

/** A value with its `${NAME:-default}` filled in. Throws for what has neither. */
export const fillIn = (value: string, environment: Readonly<Record<string, string>>): string =>
  value.replace(
    /\$\{([A-Z_]+)(?::-([^}]*)|:\?)?\}/g,
    (_whole, name: string, fallback: string | undefined) => {
      const filled = environment[name] ?? fallback;
      if (filled === undefined) throw new Error(`compose.yaml needs ${name}`);
      return filled;
    },
  );
