import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:process';

/** Fields of /proc/<pid>/stat after the command name, which stands in parentheses and may hold spaces. */
const statFields = (pid: number): string[] | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

const psColumn = (pid: number, column: string): string | undefined => {
  const { status, stdout } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  const text = status === 0 ? stdout.trim() : '';
  return text === '' ? undefined : text;
};

const signalReaches = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether a process lives. A zombie, which a container without a reaper keeps for ever, counts as dead. */
export const isAlive = (pid: number): boolean => {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !signalReaches(pid)) return false;
  if (platform === 'win32') return true;
  const state = platform === 'linux' ? statFields(pid)?.[0] : psColumn(pid, 'stat');
  return state !== undefined && !state.startsWith('Z') && !state.startsWith('X');
};

/** What tells a process from a later one that was given the same pid: its start time in the system's own words. */
export const birthOf = (pid: number): string => {
  if (platform === 'linux') return statFields(pid)?.[19] ?? '';
  return platform === 'win32' ? '' : (psColumn(pid, 'lstart') ?? '');
};

/** The command line of a process, '' when it cannot be read. */
export const commandOf = (pid: number): string => {
  if (platform !== 'linux') return psColumn(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};
