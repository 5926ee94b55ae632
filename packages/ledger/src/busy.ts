/** Too much waits already. Nothing was done; the caller may try again later. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy';
}
