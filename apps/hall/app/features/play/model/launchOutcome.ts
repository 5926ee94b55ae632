import { maintenanceSchema, playCodes } from '@pavilion/contract/play';
import { type FailureKind, isCallFailure } from '../../../api/failure.ts';
import type { LaunchRefusal } from '../../openGame/playMachine.ts';

/** What became of a launch, for the screen to tell. */
export type LaunchOutcome =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly messageKey: LaunchRefusal }
  /** No game starts on this site at the moment, in the site's own words. */
  | { readonly kind: 'closed'; readonly text: string }
  /** The browser has refused the window. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'maintenance'; readonly startAt: string | null; readonly endAt: string | null }
  /** In the server's words, where it had any. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly cause: FailureKind | null }
  /** The place was closed before the game came. */
  | { readonly kind: 'abandoned' };

export const failed = (message: string | null, cause: FailureKind | null = null): LaunchOutcome => ({
  kind: 'failed',
  message,
  cause,
});

/** What a failed call means for the launch that made it. */
export const outcomeOfFailure = (error: unknown): LaunchOutcome => {
  if (!isCallFailure(error)) return failed(null);
  if (error.kind === 'refused' && error.code === playCodes.maintenance) {
    const window = maintenanceSchema.safeParse(error.data);
    return {
      kind: 'maintenance',
      startAt: window.data?.start_at ?? null,
      endAt: window.data?.end_at ?? null,
    };
  }
  return failed(error.kind === 'refused' ? error.message : null, error.kind);
};
