import type { Generated } from 'kysely';

/** Tables of the letters module (migration 0140). */
export interface LetterTables {
  readonly letter: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly send_key: string;
    /** Texts by language. */
    readonly title: unknown;
    readonly content: unknown;
    readonly sender: string;
    readonly sent_at: Date;
  };
  readonly member_letter: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly member_id: number;
    readonly letter_id: number;
    readonly received_at: Date;
    readonly read_at: Date | null;
    readonly destroyed_at: Date | null;
  };
}
