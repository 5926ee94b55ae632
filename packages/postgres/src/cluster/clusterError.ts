/**
 * The private database server cannot be started, adopted or stopped; the message says why in one line.
 * `in_use`: another living process owns the data folder.
 */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
  readonly reason: 'failed' | 'in_use';

  constructor(message: string, options: { cause?: unknown; reason?: 'failed' | 'in_use' } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.reason = options.reason ?? 'failed';
  }
}
