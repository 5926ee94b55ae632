import type { LimitKind, LimitPeriod } from '@pavilion/contract/safety';
import type { Generated } from 'kysely';

/** Tables of the safety module (migrations 0040 and 0142). */
export interface SafetyTables {
  readonly member_limit: {
    readonly member_id: number;
    readonly site_id: number;
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    /** Minor units; minutes for `session`. */
    readonly amount: bigint | null;
    readonly next_amount: bigint | null;
    readonly next_at: Date | null;
    readonly set_at: Date;
  };
  readonly member_safety_event: {
    readonly id: Generated<bigint>;
    readonly site_id: number;
    readonly member_id: number;
    readonly event: 'limit' | 'cooling_off' | 'exclusion' | 'reality_check';
    readonly detail: unknown;
    readonly at: Date;
  };
  readonly member_play_rule: {
    readonly member_id: number;
    /** A date, or 'infinity' for good. */
    readonly excluded_until: Date | number | null;
    /** What the member wished for, and what the site laid beside it; `excluded_until` is the later. */
    readonly own_away_until: Date | number | null;
    readonly site_away_until: Date | null;
    readonly has_limits: Generated<boolean>;
    readonly reality_check_minutes: number | null;
  };
}
