import type { Pool, SqlExecutor } from '@pavilion/postgres';
import type { TraceLine } from '../../http/registerOfficeCalls.ts';
import type { Clock } from '../../infra/clock.ts';

const json = (value: object | null | undefined): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/**
 * Appends a line to the trace of its site, in the caller's transaction. The last thing in it: who appends next waits until
 * this transaction ends.
 */
export const writeTrace = async (
  tx: SqlExecutor,
  clock: Clock,
  {
    siteId,
    staffId,
    sessionId,
    address,
    call,
    kind,
    subject,
    before,
    after,
    reason,
    code,
    requestId,
  }: TraceLine,
): Promise<void> => {
  await tx.query({
    name: 'trace-append',
    text: 'SELECT trace_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
    values: [
      siteId,
      clock.now(),
      staffId,
      sessionId,
      address,
      call,
      kind,
      subject?.kind ?? null,
      subject === undefined ? null : String(subject.id),
      json(before),
      json(after),
      reason ?? null,
      code === null ? 'done' : 'refused',
      code,
      requestId,
    ],
  });
};

interface VerifiedRow {
  readonly chain: number;
  readonly lines: bigint;
  readonly head: Buffer | null;
  readonly bad_number: bigint | null;
  readonly fault: 'missing' | 'changed' | null;
}

export interface VerifiedChain {
  /** The site whose chain it is; 0 is the installation. */
  readonly chain: number;
  readonly lines: number;
  /** SHA-256 of the last line in hexadecimal. */
  readonly head: string;
  readonly firstBad: { readonly number: string; readonly fault: 'missing' | 'changed' } | null;
}

/** Recomputes every hash of every chain. Reads the whole trace. */
export const verifyTrace = async (pool: Pool): Promise<VerifiedChain[]> => {
  const { rows } = await pool.query<VerifiedRow>('SELECT * FROM trace_verify()');
  return rows.map(({ chain, lines, head, bad_number: number, fault }) => ({
    chain,
    lines: Number(lines),
    head: head?.toString('hex') ?? '',
    firstBad: number === null || fault === null ? null : { number: String(number), fault },
  }));
};
