import type { ColumnType, Generated } from 'kysely';

type EventState = 'recorded' | 'waiting' | 'sent' | 'failed';

/** Tables of the tracking module (migration 0093). JSON is text when written. */
export interface TrackingTables {
  tracking_destination: { site_id: number; endpoint: string; token_sealed: Buffer; enabled: boolean };
  tracking_event: {
    id: Generated<bigint>;
    site_id: number;
    event_id: string;
    event_name: string;
    event_time: Date;
    source_url: string;
    user_data: ColumnType<unknown, string, string>;
    custom_data: ColumnType<unknown, string, string>;
    state: EventState;
    last_outcome: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Date;
  };
}
