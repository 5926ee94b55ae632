import type { Currency, Locale } from '@pavilion/contract';
import { playCodes } from '@pavilion/contract/play';
import { sportQuickbetUrl } from '@pavilion/contract/sports';
import type { Pool } from 'pg';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { requireCurrency } from '../sites/index.ts';
import { isGameAddress } from './gameAddress.ts';
import type { PlayDeps } from './index.ts';

interface SportsRow {
  readonly gp_id: number;
  readonly game_code: string;
  readonly url: string;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly under_maintenance: boolean;
}

const readSports = async (pool: Pool, siteId: number, now: Date): Promise<SportsRow | undefined> => {
  const { rows } = await pool.query<SportsRow>({
    name: 'play-sports',
    text: `
      SELECT s.gp_id, s.game_code, s.url, p.maintenance_start_at AS start_at, p.maintenance_end_at AS end_at,
        coalesce(p.maintenance_start_at <= $2 AND coalesce(p.maintenance_end_at, 'infinity') > $2, false)
          AS under_maintenance
      FROM site_sports s JOIN site_provider p ON p.site_id = s.site_id AND p.gp_id = s.gp_id AND p.enabled
        JOIN provider known ON known.gp_id = p.gp_id AND known.active
      WHERE s.site_id = $1`,
    values: [siteId, now],
  });
  return rows[0];
};

/** The provider's page with what it must know of the visitor: nothing that tells who that is. */
const addressFor = (
  url: string,
  visitor: { currency: Currency; locale: Locale; device: number; domain: string | undefined },
): string => {
  const address = new URL(url);
  address.searchParams.set('currency', visitor.currency);
  address.searchParams.set('locale', visitor.locale);
  address.searchParams.set('device', String(visitor.device));
  if (visitor.domain !== undefined) address.searchParams.set('domain', visitor.domain);
  return address.href;
};

/** Where the sports view's frame stands (spec §7 `sport-quickbet-url`). */
export const sportsCall = ({ pool, clock, providers, log }: PlayDeps): CallHandler =>
  handle(sportQuickbetUrl, async ({ site, locale }, body) => {
    requireCurrency(site, body.currency);
    const sports = await readSports(pool, site.id, clock.now());
    if (sports === undefined) throw refused(sportQuickbetUrl.codes, playCodes.gameNotFound, 'pg.no_sports');
    if (sports.under_maintenance) {
      throw refused(sportQuickbetUrl.codes, playCodes.maintenance, 'pg.maintenance', {
        start_at: sports.start_at?.toISOString() ?? null,
        end_at: sports.end_at?.toISOString() ?? null,
      });
    }
    const wire = await providers.wireOf(sports.gp_id);
    if (wire === undefined || !isGameAddress(sports.url, wire.gameOrigin)) {
      log.error({ gpId: sports.gp_id }, 'the sports view has no address of its provider');
      throw refused(sportQuickbetUrl.codes, playCodes.startFailed, 'pg.start_failed');
    }
    const { currency, support_device: device, domain } = body;
    const url = addressFor(sports.url, { currency, locale, device, domain });
    return { detail: { url, gp_id: sports.gp_id, game_code: sports.game_code } };
  });
