import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readComposition } from '../composition/readComposition.ts';
import { LaunchError } from '../launcher/settings.ts';
import { type Containers, containerName } from './composition.ts';
import { type Engine, podman } from './engine.ts';

/** What the kernel says of the processes in the containers: what compose.yaml asks for is worth what is found here. */

const stateSchema = z.tuple([
  z.looseObject({ State: z.looseObject({ Pid: z.int(), Running: z.boolean() }) }),
]);

/** The first process of a service's container, by its id on this machine; undefined while none runs. */
export const firstProcess = async (engine: Engine, service: string): Promise<number | undefined> => {
  const [{ State }] = stateSchema.parse(
    JSON.parse(await podman(engine, 'container', 'inspect', containerName(service))),
  );
  return State.Running ? State.Pid : undefined;
};

const numbersOf = (status: string, field: string): string =>
  status.match(new RegExp(`^${field}:\\s*(.*)$`, 'm'))?.[1]?.trim() ?? '';

/** All processes of a container: those in the process namespace of its first. */
const processesOf = (first: number): number[] => {
  const namespace = readlinkSync(`/proc/${first}/ns/pid`);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/ns/pid`) === namespace;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
};

/** What a process may do that it must not. */
const judgeProcess = (pid: number): string[] => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const name = numbersOf(status, 'Name');
  const wrong: string[] = [];
  for (const field of ['Uid', 'Gid'])
    if (numbersOf(status, field).split(/\s+/).includes('0')) wrong.push(`${name} is root’s (${field})`);
  for (const field of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
    if (!/^0+$/.test(numbersOf(status, field)))
      wrong.push(`${name} has ${field} ${numbersOf(status, field)}`);
  if (numbersOf(status, 'NoNewPrivs') !== '1') wrong.push(`${name} may gain rights`);
  if (numbersOf(status, 'Seccomp') !== '2') wrong.push(`${name} may call whatever the kernel has`);
  return wrong;
};

/** A limit as the kernel keeps it, of the first or of the second kind of cgroups. */
const limitOf = (pid: number, controller: string, first: string, second: string): string => {
  const groups = readFileSync(`/proc/${pid}/cgroup`, 'utf8').split('\n');
  const own = groups.find((line) => line.split(':')[1]?.split(',').includes(controller));
  if (own !== undefined)
    return readFileSync(join('/sys/fs/cgroup', controller, own.split(':')[2] ?? '', first), 'utf8').trim();
  const shared = groups.find((line) => line.startsWith('0::'))?.slice('0::'.length) ?? '';
  return readFileSync(join('/sys/fs/cgroup', shared, second), 'utf8').trim();
};

const bytesOf = (size: string): number => {
  const [, count = '', unit = ''] = size.match(/^(\d+)([mg])$/) ?? [];
  return Number(count) * (unit === 'g' ? 1024 : 1) * 1024 * 1024;
};

/** Tries to write wherever something is mounted or could lie, as the account of the container; prints where it could. */
const tryToWrite = `for place in $(ls -d /* /etc/* /usr/* /var/* /pavilion/* 2>/dev/null) / $(awk '{ print $5 }' /proc/self/mountinfo); do
  if [ -d "$place" ] && touch "$place/.written-by-a-trial" 2>/dev/null; then rm "$place/.written-by-a-trial"; echo "$place"; fi
done | sort -u`;
/** Every engine has the first two in memory; podman, where the root is read-only, the others as well. */
const given = ['/dev/shm', '/dev/mqueue', '/tmp', '/var/tmp'];

export interface Rights {
  readonly processes: number;
  /** Where its account could write. */
  readonly writable: readonly string[];
  /** Against what compose.yaml promises; empty when all is well. */
  readonly wrong: readonly string[];
}

/** What a running service's container may do. Throws `LaunchError` when it does not run. */
export const readRights = async ({ engine }: Containers, service: string): Promise<Rights> => {
  const first = await firstProcess(engine, service);
  const asked = readComposition().services[service];
  if (first === undefined || asked === undefined) throw new LaunchError(`${service} does not run`);
  const processes = processesOf(first);
  const wrong = processes.flatMap(judgeProcess);
  const memory = limitOf(first, 'memory', 'memory.limit_in_bytes', 'memory.max');
  if (memory !== String(bytesOf(asked.mem_limit ?? ''))) wrong.push(`it may take ${memory} bytes of memory`);
  const pids = limitOf(first, 'pids', 'pids.max', 'pids.max');
  if (pids !== String(asked.pids_limit)) wrong.push(`it may start ${pids} processes`);
  const root = readFileSync(`/proc/${first}/mountinfo`, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find((fields) => fields[4] === '/');
  if (!root?.[5]?.split(',').includes('ro')) wrong.push('its root is mounted to be written');
  const written = (await podman(engine, 'exec', containerName(service), 'sh', '-c', tryToWrite)).split('\n');
  const declared = [
    ...asked.tmpfs.map((text) => text.split(':')[0] ?? ''),
    ...asked.volumes.filter((text) => !text.endsWith(':ro')).map((text) => text.split(':')[1] ?? ''),
  ];
  const writable = written.filter(
    (place) => place !== '' && (declared.includes(place) || !given.includes(place)),
  );
  // `/var/run` is `/run` by another name.
  const plain = (place: string): string => place.replace(/^\/var\/run/, '/run');
  for (const place of writable)
    if (!declared.map(plain).some((one) => plain(place) === one || plain(place).startsWith(`${one}/`)))
      wrong.push(`it can write in ${place}`);
  for (const place of declared)
    if (!writable.map(plain).includes(plain(place))) wrong.push(`it cannot write in ${place}`);
  return { processes: processes.length, writable, wrong };
};
