import { ClusterError, MigrationError } from '@pavilion/postgres';
import { LaunchError } from './settings.ts';

/** Errors that a person can act on are told in their own words; anything else is a fault of ours and keeps its stack. */
export const describeError = (error: unknown): string => {
  if (error instanceof LaunchError || error instanceof ClusterError || error instanceof MigrationError)
    return error.message;
  // What the system refused (a folder not ours, a full disk) is told in the system's words.
  if (error instanceof Error && 'syscall' in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Runs a command and leaves with its exit code; a failure is told on stderr and leaves with 1. */
export const runMain = async (main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(`✗ ${describeError(error)}`);
    process.exitCode = 1;
  }
};
