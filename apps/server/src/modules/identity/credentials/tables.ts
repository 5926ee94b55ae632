/** Tables of passwords that are changed from inside (migration 0091). */
export interface CredentialTables {
  readonly password_guess: {
    readonly member_id: number;
    readonly failures: number;
    readonly last_failed_at: Date;
    readonly blocked_until: Date | null;
  };
}
