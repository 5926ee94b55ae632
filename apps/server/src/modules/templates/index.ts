import { createKysely, kyselyOn } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import type { CallHandler } from '../../http/caller.ts';
import { createKeeper } from '../../infra/answerKeeper.ts';
import type { ServerModule } from '../../module.ts';
import { modelCalls, templateCalls } from './calls.ts';
import type { TemplateTables } from './tables.ts';

export interface TemplatesModule extends ServerModule {
  /** Forgets the public answers kept in this process; called when content changed. */
  readonly purge: () => void;
}

/** What operators put into a site's templates, and the themes to look at it in (spec §7). */
export const createTemplatesModule = ({ pool }: { pool: Pool }): TemplatesModule => {
  const db = createKysely<TemplateTables>(pool);
  const { keep, purge } = createKeeper();
  return { name: 'templates', calls: templateCalls(db, keep), purge };
};

/** The calls that show what operators put in, answered from within a transaction and kept nowhere. */
export const templateCallsIn = (client: PoolClient): CallHandler[] =>
  modelCalls(kyselyOn<TemplateTables>(client), (load) => load);
