import { jurisdictions, underJurisdiction } from '@pavilion/contract/office';
import type { RequestOf, WalletCalls, WalletRefusal } from '@pavilion/provider-kit';
import type { Pool } from 'pg';
import { z } from 'zod';
import { sha256 } from '../operations/operation.ts';
import { sessionTokenOf } from '../sessionToken.ts';

export interface OpenedSession {
  readonly memberId: number;
  readonly currency: string;
  readonly locale: string;
  readonly gameCode: string;
  readonly sessionToken: string;
  readonly balanceMinor: bigint;
  readonly betMaxMinor: bigint | null;
  readonly sessionStakeMaxMinor: bigint | null;
  /** How the site lets the game be played, in the words of the wire. */
  readonly rules: {
    readonly autoplay: boolean;
    readonly feature_buy: boolean;
    readonly hurry: boolean;
    readonly round_ms: number | null;
  };
}

interface LaunchRow {
  readonly id: bigint;
  readonly play_id: string;
  readonly member_id: number;
  readonly currency: string;
  readonly locale: string;
  readonly game_code: string;
  readonly launch_expires_at: Date;
  readonly launch_used_at: Date | null;
  readonly ended_at: Date | null;
  readonly member_status: string;
  readonly is_excluded: boolean;
  readonly bet_max_minor: bigint | null;
  readonly session_stake_max_minor: bigint | null;
  readonly balance_minor: bigint;
  readonly gt_id: number;
  readonly settings: unknown;
  readonly slot_round_ms: number | null;
}

const findLaunch = {
  name: 'wallet-find-launch',
  text: `
    SELECT s.id, s.play_id, s.member_id, s.currency, s.locale, g.game_code, s.launch_expires_at, s.launch_used_at,
      s.ended_at, m.status AS member_status, coalesce(r.excluded_until > $3, false) AS is_excluded,
      least(l.stake_max_minor, r.bet_max_minor) AS bet_max_minor, r.session_stake_max_minor,
      coalesce(a.balance_minor, 0) AS balance_minor,
      g.gt_id, si.settings, si.slot_round_ms
    FROM game_session s
    JOIN game g ON g.id = s.game_id
    JOIN member m ON m.id = s.member_id
    JOIN site si ON si.id = s.site_id
    LEFT JOIN member_play_rule r ON r.member_id = s.member_id
    LEFT JOIN game_limit l ON l.game_id = s.game_id AND l.currency = s.currency
    LEFT JOIN ledger.account a ON a.owner_id = s.member_id AND a.site_id = s.site_id AND a.purpose = 'main'
      AND a.counterparty_id = 0 AND a.owner_kind = 'member' AND a.currency = s.currency
    WHERE s.launch_token_hash = $1 AND s.gp_id = $2`,
};

const storedRulesSchema = z.object({
  autoplay: z.boolean().default(false),
  feature_buy: z.boolean().default(false),
  hurry: z.boolean().default(true),
  game_round_ms: z.number().nullable().default(null),
  jurisdiction: z.enum(jurisdictions).default('none'),
});

/** spec §7, `gt_id`. */
const slotType = 2;

/** How the site lets this game be played. A jurisdiction holds its rules here as well, whatever was written to the row. */
const rulesOf = ({ settings, slot_round_ms, gt_id }: LaunchRow): OpenedSession['rules'] => {
  const { jurisdiction, ...stored } = storedRulesSchema.parse(settings);
  const rules = underJurisdiction(jurisdiction, { ...stored, slot_round_ms });
  return {
    autoplay: rules.autoplay,
    feature_buy: rules.feature_buy,
    hurry: rules.hurry,
    round_ms: gt_id === slotType ? rules.slot_round_ms : rules.game_round_ms,
  };
};

/**
 * Changes a launch token, which is good once and for 60 s, for a session token (wallet protocol, `/wallet/authenticate`).
 * Answers the refusal's status otherwise.
 */
export const authenticateLaunch = async (
  { pool, secret }: { pool: Pool; secret: string },
  gpId: number,
  body: Pick<RequestOf<WalletCalls['authenticate']>, 'launch_token' | 'game_code'>,
  now: Date,
): Promise<OpenedSession | WalletRefusal> => {
  const { rows } = await pool.query<LaunchRow>({
    ...findLaunch,
    values: [sha256(body.launch_token), gpId, now],
  });
  const launch = rows[0];
  if (!launch || launch.launch_used_at) return 'INVALID_TOKEN';
  if (launch.ended_at || launch.launch_expires_at <= now) return 'TOKEN_EXPIRED';
  if (launch.member_status !== 'active') return 'PLAYER_BLOCKED';
  if (launch.is_excluded) return 'PLAYER_EXCLUDED';
  if (body.game_code !== undefined && body.game_code !== launch.game_code) return 'INVALID_GAME';

  const sessionToken = sessionTokenOf(secret, launch.play_id);
  const { rowCount } = await pool.query({
    name: 'wallet-use-launch',
    text: `UPDATE game_session SET launch_used_at = $2, token_hash = $3
           WHERE id = $1 AND launch_used_at IS NULL AND ended_at IS NULL`,
    values: [launch.id, now, sha256(sessionToken)],
  });
  // Somebody else was quicker with the same token, or the game was left meanwhile.
  if (rowCount !== 1) return 'INVALID_TOKEN';
  return {
    memberId: launch.member_id,
    currency: launch.currency,
    locale: launch.locale,
    gameCode: launch.game_code,
    sessionToken,
    balanceMinor: launch.balance_minor,
    betMaxMinor: launch.bet_max_minor,
    sessionStakeMaxMinor: launch.session_stake_max_minor,
    rules: rulesOf(launch),
  };
};
