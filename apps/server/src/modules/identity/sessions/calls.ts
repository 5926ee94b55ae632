import { sessionEnd, sessionEndOthers, sessionList } from '@pavilion/contract/sessions';
import type { Kysely } from 'kysely';
import { type CallHandler, handle, type MemberSession } from '../../../http/caller.ts';
import type { Hall } from '../../../infra/hall.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { IdentityTables } from '../tables.ts';
import { endOtherSessions, endSession } from './endSession.ts';
import { presentSessions } from './presenter.ts';
import { findOpenSessions } from './queries.ts';

export interface SessionDeps extends Pick<Hall, 'clock'> {
  readonly db: Kysely<IdentityTables>;
  readonly outbox: Pick<Outbox, 'wake'>;
}

/** Calls a minute and address; nobody ends sessions by hand faster. */
const endsPerMinute = 60;

/** The member's sessions: look at them, end one, end all others. */
export const sessionCalls = ({ db, clock, outbox }: SessionDeps): CallHandler[] => {
  const own = ({ siteId, memberId, sessionId }: MemberSession) => ({
    siteId,
    memberId,
    currentId: sessionId,
    now: clock.now(),
  });
  return [
    handle(sessionList, async ({ member }) => ({
      list: presentSessions(await findOpenSessions(db, own(member)), member.sessionId),
    })),
    handle(
      sessionEnd,
      async ({ member }, { id }) => {
        await endSession(db, own(member), id);
        outbox.wake();
        return {};
      },
      { perMinute: endsPerMinute },
    ),
    handle(
      sessionEndOthers,
      async ({ member }) => {
        const ended = await endOtherSessions(db, own(member));
        outbox.wake();
        return { ended };
      },
      { perMinute: endsPerMinute },
    ),
  ];
};
