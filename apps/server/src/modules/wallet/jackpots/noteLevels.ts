import { localeSchema } from '@pavilion/contract';
import type { ProviderClient } from '@pavilion/provider-kit';
import type { Hall } from '../../../infra/hall.ts';
import type { ProviderDirectory } from '../providers/providerDirectory.ts';

/** Names and ceilings hardly change: a provider that has told them is asked again after so long. */
const toldMs = 10 * 60_000;
/** One that has no such call, or does not answer, is left alone for so long. */
const silentMs = 60_000;

const askedFor = {
  name: 'jackpots-of-providers',
  text: `SELECT DISTINCT gp_id, currency FROM jackpot
          WHERE gp_id IS NOT NULL AND enabled AND site_id <> ALL (cell.hidden()) ORDER BY gp_id, currency`,
};

const note = {
  name: 'jackpot-note-levels',
  text: `UPDATE jackpot j SET names = told.names, drops_by_minor = told.drops_by
           FROM jsonb_to_recordset($3::jsonb) AS told (jackpot_id text, names jsonb, drops_by bigint)
          WHERE j.gp_id = $1 AND j.currency = $2 AND j.wire_id = told.jackpot_id
            AND (j.names, j.drops_by_minor) IS DISTINCT FROM (told.names, told.drops_by)`,
};

type Told = Extract<Awaited<ReturnType<ProviderClient['jackpots']>>, { kind: 'ok' }>['answer'];

/** The names in languages of the hall: one of another would make all of them unreadable to it. */
const knownNames = (names: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names ?? {}).filter(
      ([locale, name]) => localeSchema.safeParse(locale).success && name.trim() !== '',
    ),
  );

const presentTold = ({ jackpots }: Told): string =>
  JSON.stringify(
    jackpots.map(({ jackpot_id, names, drops_by }) => ({
      jackpot_id,
      names: knownNames(names),
      drops_by: drops_by ?? null,
    })),
  );

export interface LevelDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

/**
 * Notes how providers call their jackpots, and by which amount each drops, so that pages can show every level. Answers what is
 * done again and again: it asks each provider seldom, and what it does not hear leaves things as they were.
 */
export const createLevelNotes = ({ pool, clock, providers }: LevelDeps): (() => Promise<void>) => {
  const restUntil = new Map<string, number>();
  return async () => {
    const { rows } = await pool.query<{ gp_id: number; currency: string }>(askedFor);
    for (const { gp_id: gpId, currency } of rows) {
      const place = `${gpId}:${currency}`;
      const now = clock.now().getTime();
      if ((restUntil.get(place) ?? 0) > now) continue;
      restUntil.set(place, now + silentMs);
      const outcome = await (await providers.wireOf(gpId))?.client.jackpots({ currency });
      if (outcome?.kind !== 'ok') continue;
      await pool.query({ ...note, values: [gpId, currency, presentTold(outcome.answer)] });
      restUntil.set(place, now + toldMs);
    }
  };
};
