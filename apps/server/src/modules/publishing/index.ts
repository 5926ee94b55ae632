import type { CallHandler } from '../../http/caller.ts';
import type { ServerModule } from '../../module.ts';
import { keepTimes, type TimesDeps } from './commands/keepTimes.ts';
import { contentDeskCalls } from './officeCalls.ts';
import { type PreviewDeps, registerPreviews, withPreviews } from './preview.ts';

export interface PublishingModule extends ServerModule {
  /** The members' calls, answered with the draft where staff look at one. */
  readonly withPreviews: (handlers: readonly CallHandler[]) => readonly CallHandler[];
  /** Publishes and ends what is due; run every minute by its schedule. Answers how many were done. */
  readonly keepTimes: () => Promise<number>;
}

/** Pieces of content: drafts, versions, times, previews. What members see stands where their calls read it. */
export const createPublishingModule = (deps: PreviewDeps & TimesDeps): PublishingModule => {
  const keep = (): Promise<number> => keepTimes(deps);
  return {
    name: 'publishing',
    officeCalls: contentDeskCalls(deps),
    routes: registerPreviews(deps),
    schedules: [
      {
        name: 'content-times',
        cron: '* * * * *',
        run: async () => {
          await keep();
        },
      },
    ],
    withPreviews: (handlers) => withPreviews(deps, handlers),
    keepTimes: keep,
  };
};
