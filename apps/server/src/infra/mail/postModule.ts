import type { ServerModule } from '../../module.ts';
import type { Env } from '../env.ts';
import { registerDevOutbox } from './devOutbox.ts';
import type { PostOffice } from './postOffice.ts';

/** Carries what was sent, and shows it where nothing leaves the machine. */
export const createPostModule = (post: PostOffice, env: Env): ServerModule => {
  const folder = env.NODE_ENV === 'production' ? undefined : env.OUTBOX_FOLDER;
  return {
    name: 'post',
    works: post.works,
    startJobs: async () => async () => post.close(),
    ...(folder === undefined ? {} : { routes: async (app) => registerDevOutbox(app, folder) }),
  };
};
