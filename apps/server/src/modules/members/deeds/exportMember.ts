import type { Locale } from '@pavilion/contract';
import type { personalDataFormats } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { type LoggedIn, OfficeFile } from '../../../http/officeCaller.ts';
import { zipOf } from '../../../sheets/zip.ts';
import { findMember, type MemberRow } from '../queries.ts';
import { readPersonalData } from './personalData.ts';
import { personCsv } from './personCsv.ts';
import type { MemberDeskDeps } from './standing.ts';

async function* jsonOf(deps: MemberDeskDeps, row: MemberRow, locale: Locale): AsyncGenerator<string> {
  const { exported_at: exportedAt, lists, person, ...rest } = await readPersonalData(deps, row, locale);
  const { facts, ...consents } = person;
  yield `{"exported_at":${JSON.stringify(exportedAt)}`;
  for (const [name, value] of Object.entries({ person: { ...facts, ...consents }, ...rest }))
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`;
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const one of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(one)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* csvOfPerson(
  deps: MemberDeskDeps,
  row: MemberRow,
  reader: { readonly locale: Locale; readonly timeZone: string },
): AsyncGenerator<Uint8Array> {
  yield* zipOf(personCsv(await readPersonalData(deps, row, reader.locale), reader));
}

interface Asked {
  readonly id: number;
  readonly reason: string;
  readonly format: (typeof personalDataFormats)[number];
}

/** Everything that is kept about a member, as a file. The line in the trace is written before anything is told. */
export const exportMember = async (
  deps: MemberDeskDeps,
  { actor, site, locale }: LoggedIn,
  { id, reason, format }: Asked,
): Promise<OfficeFile> => {
  const row = await findMember(deps.pool, site.id, id);
  await withTransaction(deps.pool, (tx) =>
    actor.trace(tx, { subject: { kind: 'member', id }, after: { exported: format }, reason }),
  );
  if (format === 'json')
    return new OfficeFile(`member-${id}.json`, 'application/json', jsonOf(deps, row, locale));
  const reader = { locale, timeZone: site.settings.time_zone };
  return new OfficeFile(`member-${id}.zip`, 'application/zip', csvOfPerson(deps, row, reader));
};
