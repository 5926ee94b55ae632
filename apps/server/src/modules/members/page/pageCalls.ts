import {
  memberBonuses,
  memberDevices,
  memberHistory,
  memberLedger,
  memberLetters,
  memberLine,
  memberPayments,
  memberRelatives,
  memberReplay,
  memberRound,
  memberRounds,
  memberSafety,
  memberSessions,
  memberTurnover,
  memberWallets,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import type { Hall } from '../../../infra/hall.ts';
import type { ArchiveReader } from '../../archive/index.ts';
import { readRelatives } from '../../identity/index.ts';
import type { RoundDeps } from '../../records/index.ts';
import { findMember } from '../queries.ts';
import { ownerOf, readBonuses, readEntries, readPayments, readTurnoverLeft, readWallets } from './money.ts';
import { readDevices, readLine, readSafety, readSessions } from './people.ts';
import { readReplay, readRound, readRounds } from './play.ts';
import { readHistory, readLetters } from './words.ts';

export type PageDeps = RoundDeps & Pick<Hall, 'clock' | 'secret'> & { readonly archive: ArchiveReader };

/** Each asks a provider, whose patience is not endless. */
const replaysPerMinute = 30;

/** The parts of a member's page, each asked for when it is opened. */
export const memberPageCalls = (deps: PageDeps): readonly OfficeCallHandler[] => {
  const { pool, clock, secret } = deps;
  return [
    handleOffice(memberWallets, null, async ({ site }, { id }) =>
      readWallets(pool, await findMember(pool, site.id, id)),
    ),
    handleOffice(memberLedger, null, async ({ site, locale }, body) =>
      readEntries(deps, await findMember(pool, site.id, body.id), body, locale),
    ),
    handleOffice(memberRounds, null, async ({ site, locale }, body) =>
      readRounds(pool, await findMember(pool, site.id, body.id), body, locale),
    ),
    handleOffice(memberRound, null, async ({ site, locale }, { id, round }) =>
      readRound(pool, await findMember(pool, site.id, id), round, locale),
    ),
    handleOffice(
      memberReplay,
      null,
      async ({ site, locale }, { id, round }) =>
        readReplay(deps, await findMember(pool, site.id, id), round, locale),
      { perMinute: replaysPerMinute },
    ),
    handleOffice(memberPayments, null, async ({ site, locale }, body) =>
      readPayments(pool, await findMember(pool, site.id, body.id), body, locale),
    ),
    handleOffice(memberTurnover, null, async ({ site }, { id }) =>
      readTurnoverLeft(pool, await findMember(pool, site.id, id)),
    ),
    handleOffice(memberBonuses, null, async ({ site, locale }, body) =>
      readBonuses(pool, await findMember(pool, site.id, body.id), body, { now: clock.now(), locale }),
    ),
    handleOffice(memberLetters, null, async ({ site, locale }, body) =>
      readLetters(pool, await findMember(pool, site.id, body.id), body, locale),
    ),
    handleOffice(memberSessions, null, async ({ site }, body) =>
      readSessions(pool, await findMember(pool, site.id, body.id), body),
    ),
    handleOffice(memberDevices, null, async ({ site }, { id }) =>
      readDevices(pool, await findMember(pool, site.id, id)),
    ),
    handleOffice(memberRelatives, null, async ({ site }, { id }) => {
      const row = await findMember(pool, site.id, id);
      return { rows: await readRelatives(pool, secret, ownerOf(row), clock.now()) };
    }),
    handleOffice(memberLine, null, async ({ site }, { id }) =>
      readLine(pool, await findMember(pool, site.id, id)),
    ),
    handleOffice(memberSafety, null, async ({ site }, { id }) =>
      readSafety(pool, await findMember(pool, site.id, id), clock.now()),
    ),
    handleOffice(memberHistory, null, async ({ site }, body) =>
      readHistory(pool, await findMember(pool, site.id, body.id), body),
    ),
  ];
};
