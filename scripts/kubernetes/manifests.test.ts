import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../../apps/server/src/infra/env.ts';
import { fillIn, readComposition } from '../composition/readComposition.ts';
import { rootFolder } from '../launcher/settings.ts';
import { checkManifests } from './checkManifests.ts';
import { type Manifest, readLayers, readManifests } from './readManifests.ts';

const manifests = readManifests();
const layers = readLayers();
const { services } = readComposition();

const containerSchema = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  args: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.unknown()).default([]),
  securityContext: z.unknown(),
  resources: z.object({
    requests: z.looseObject({ cpu: z.string(), memory: z.string() }),
    limits: z.looseObject({ memory: z.string(), cpu: z.string().optional() }),
  }),
  readinessProbe: z.unknown().optional(),
  volumeMounts: z.array(
    z.object({ name: z.string(), mountPath: z.string(), readOnly: z.boolean().default(false) }),
  ),
});
const podSchema = z.looseObject({
  automountServiceAccountToken: z.boolean(),
  securityContext: z.unknown(),
  terminationGracePeriodSeconds: z.number().optional(),
  initContainers: z.array(containerSchema).default([]),
  containers: z.tuple([containerSchema]),
  volumes: z.array(
    z.looseObject({
      name: z.string(),
      secret: z
        .object({
          secretName: z.string(),
          defaultMode: z.number(),
          items: z.array(z.object({ key: z.string(), path: z.string() })),
        })
        .optional(),
      emptyDir: z.looseObject({ sizeLimit: z.string() }).optional(),
    }),
  ),
});
const workloadSchema = z.looseObject({
  spec: z.looseObject({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: podSchema,
    }),
  }),
});
const isWorkload = ({ object }: Manifest): boolean =>
  ['Deployment', 'StatefulSet', 'Job'].includes(object.kind);
const workloads = manifests.filter(isWorkload).map(({ object }) => {
  const { template } = workloadSchema.parse(object).spec;
  const { spec: pod, metadata } = template;
  return { name: object.metadata.name, labels: metadata.labels, pod, container: pod.containers[0] };
});
const ofKind = (kind: string): readonly Manifest['object'][] =>
  manifests.filter(({ object }) => object.kind === kind).map(({ object }) => object);
const layer = (name: string) => {
  const found = layers.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no layer ${name}`);
  return found.says;
};
const settings = Object.fromEntries(
  (layer('hall').configMapGenerator[0]?.literals ?? []).map((literal) => {
    const [name = '', ...value] = literal.split('=');
    return [name, value.join('=')];
  }),
);

/** `512m` and `2g` of the composition as `512Mi` and `2Gi`. */
const asQuantity = (size: string | undefined): string | undefined =>
  size?.replace(/([mg])$/, (unit) => `${unit.toUpperCase()}i`);
const withImages = (image: string): string => fillIn(image, {});
const seconds = (period: string | undefined): number | undefined =>
  period === undefined ? undefined : Number(period.replace(/s$/, ''));

/** The object with a key of it renamed, wherever it stands. */
const misspell = (manifest: Manifest, right: string, wrong: string): Manifest => {
  const text = JSON.stringify(manifest);
  expect(text).toContain(`"${right}":`);
  return JSON.parse(text.replace(`"${right}":`, `"${wrong}":`));
};

describe('the manifests', () => {
  it('are what Kubernetes’ schema knows', () => {
    expect(checkManifests(manifests)).toEqual([]);
  });

  it('would not be with a misspelt field, a missing one, or a quantity that is none', () => {
    const web = manifests.find(({ object }) => object.metadata.name === 'web1');
    if (web === undefined) throw new Error('no web1');
    const wrong = checkManifests([
      misspell(web, 'readOnlyRootFilesystem', 'readOnlyRootFileSystem'),
      misspell(web, 'matchLabels', 'matchLabel'),
      misspell(web, 'template', 'templates'),
      JSON.parse(JSON.stringify(web).replace('1536Mi', '1536MB')),
    ]).join('\n');
    for (const complaint of [
      '"readOnlyRootFileSystem"',
      '"matchLabel"',
      'required property template',
      'quantity',
    ])
      expect(wrong).toContain(complaint);
  });

  it('are all in a layer, of the version of package.json', () => {
    for (const { name, says } of layers) {
      const files = new Set(
        manifests.filter(({ file }) => file.startsWith(`${name}/`)).map(({ file }) => file.split('/')[1]),
      );
      expect(says.resources.filter((resource) => !resource.startsWith('..')).sort()).toEqual(
        [...files].sort(),
      );
    }
    const { version } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8'));
    for (const { says } of layers)
      expect(says.images.map(({ name, newTag }) => `${name}:${newTag}`)).toEqual([`pavilion:${version}`]);
  });

  it('are the parts of the composition, all of them', () => {
    expect(workloads.map(({ name }) => name).sort()).toEqual(Object.keys(services).sort());
  });
});

describe.each(workloads)('$name beside its service in compose.yaml', ({ name, pod, container }) => {
  const service = services[name];

  it('is the same image with the same command', () => {
    expect(container.image).toBe(withImages(service?.image ?? ''));
    const entry = [service?.entrypoint ?? [], service?.command ?? []].flat();
    expect([...container.command, ...container.args]).toEqual(
      entry.map((word) => word.replaceAll('$$', '$')),
    );
  });

  it('has the same secrets, read-only, and no other', () => {
    const secret = pod.volumes.find((volume) => volume.name === 'secrets')?.secret;
    expect(secret?.items.map(({ key }) => key) ?? []).toEqual(service?.secrets ?? []);
    for (const { key, path } of secret?.items ?? []) expect(path).toBe(key);
    if (secret !== undefined) {
      expect(secret).toMatchObject({ secretName: 'hall', defaultMode: 0o444 });
      expect(container.volumeMounts).toContainEqual({
        name: 'secrets',
        mountPath: '/run/secrets',
        readOnly: true,
      });
    }
  });

  it('has the same settings', () => {
    const own = Object.entries(service?.environment ?? {}).map(([key, value]) => [
      key,
      fillIn(value, { HALL_ORIGIN: 'https://hall.example' }),
    ]);
    if (container.image !== 'pavilion') {
      expect(container.env.map((one) => [one.name, one.value])).toEqual(own);
      return;
    }
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'hall' } }]);
    // Pods have no addresses that are known before.
    const given = Object.fromEntries(own);
    expect({ ...settings, TRUST_PROXY: given.TRUST_PROXY }).toEqual(given);
  });

  it('is bounded alike, and given as long to end', () => {
    expect(container.resources.limits.memory).toBe(asQuantity(service?.mem_limit));
    if (service?.cpus !== undefined) expect(container.resources.limits.cpu).toBe(String(service.cpus));
    expect(pod.terminationGracePeriodSeconds).toBe(
      service?.restart === 'no' ? undefined : seconds(service?.stop_grace_period),
    );
  });

  it('may do nothing that it need not', () => {
    const account = Number((service?.user ?? '1000').split(':')[0]);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: account,
        runAsGroup: account,
        seccompProfile: { type: 'RuntimeDefault' },
      },
    });
    for (const each of [...pod.initContainers, container])
      expect(each.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    // What may be written has an end.
    for (const volume of pod.volumes) expect(volume.secret ?? volume.emptyDir).toBeDefined();
  });

  it('is asked whether it is ready, where it stays', () => {
    expect(container.readinessProbe !== undefined).toBe(service?.restart !== 'no');
  });
});

describe('between the parts', () => {
  it('the two that serve are alike but for their names', () => {
    const [one, two] = ['web1', 'web2'].map((name) =>
      JSON.stringify(
        manifests.filter(({ file }) => file === `hall/${name}.yaml`).map(({ object }) => object),
      ).replaceAll(name, 'web'),
    );
    expect(one).toBe(two);
  });

  it('the hall starts with its settings, and believes no address of the outside', () => {
    const env = readEnv({
      ...settings,
      DATABASE_URL: 'postgres://pavilion_app:word@postgres:5432/pavilion',
      PAVILION_SECRET: 'a'.repeat(64),
      NODE_ENV: 'production',
    });
    expect(env.HALL_ORIGIN).toBe('https://hall.example');
    expect(env.TRUST_PROXY?.join()).toBe(settings.TRUST_PROXY);
  });

  it('nginx and the addresses of the secrets find everything by its name', () => {
    const nginx = readFileSync(join(rootFolder, 'deploy/nginx.conf'), 'utf8');
    const makeSecrets = readFileSync(join(rootFolder, 'deploy/makeSecrets.sh'), 'utf8');
    const asked = [
      ...[...nginx.matchAll(/server (\w+):(\d+);/g)].map(([, name, port]) => `${name}:${port}`),
      ...new Set([...makeSecrets.matchAll(/@(\w+):(\d+)/g)].map(([, name, port]) => `${name}:${port}`)),
    ];
    const schema = z.looseObject({
      spec: z.looseObject({ ports: z.array(z.object({ port: z.number() }).loose()) }),
    });
    const offered = ofKind('Service').flatMap((service) =>
      schema.parse(service).spec.ports.map(({ port }) => `${service.metadata.name}:${port}`),
    );
    expect(asked.sort()).toEqual(offered.filter((address) => !address.startsWith('nginx:')).sort());
  });

  it('nothing is reached but from where the composition reaches it', () => {
    const policySchema = z
      .object({
        metadata: z.object({ name: z.string() }).loose(),
        spec: z.object({
          podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
          policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
          ingress: z.array(z.unknown()).default([]),
          egress: z.array(z.unknown()).default([]),
        }),
      })
      .loose();
    const policies = ofKind('NetworkPolicy').map((object) => policySchema.parse(object));
    // Without a word of its own a part reaches nothing and is reached by nobody.
    expect(policies.find(({ metadata }) => metadata.name === 'nothing')?.spec).toEqual({
      podSelector: { matchLabels: { app: 'pavilion' } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [],
      egress: [],
    });
    for (const { labels } of workloads) expect(labels.app).toBe('pavilion');
    const spec = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.spec;
    expect(spec('web')?.ingress).toEqual([
      {
        from: [{ podSelector: { matchLabels: { app: 'pavilion', part: 'nginx' } } }],
        ports: [{ port: 3000, protocol: 'TCP' }],
      },
    ]);
    for (const name of ['jobs', 'migrate', 'roles']) expect(spec(name)?.ingress).toEqual([]);
    for (const name of ['postgres', 'redis']) expect(spec(name)?.egress).toEqual([]);
    const holders = (secret: string): string[] => [
      ...new Set(
        workloads
          .filter(({ pod }) =>
            pod.volumes.some((volume) => volume.secret?.items.some(({ key }) => key === secret)),
          )
          .map(({ labels }) => labels.part ?? ''),
      ),
    ];
    const mayEnter = (name: string): string[] =>
      z
        .tuple([
          z.object({
            from: z.tuple([
              z.object({
                podSelector: z.object({
                  matchExpressions: z.tuple([
                    z.object({
                      key: z.literal('part'),
                      operator: z.literal('In'),
                      values: z.array(z.string()),
                    }),
                  ]),
                }),
              }),
            ]),
            ports: z.unknown(),
          }),
        ])
        .parse(spec(name)?.ingress)[0]
        .from[0].podSelector.matchExpressions[0].values.toSorted();
    expect(mayEnter('postgres')).toEqual([...holders('DATABASE_URL'), 'roles'].sort());
    expect(mayEnter('redis')).toEqual(holders('REDIS_URL').sort());
  });
});
