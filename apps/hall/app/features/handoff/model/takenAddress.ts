declare global {
  interface Window {
    /**
     * What bootScript.ts took out of the address before anything else ran: hand-off parameters by name, or `auth`, the
     * whole query of `/authCallback`. Taken once.
     */
    handoff?: Readonly<Record<string, string>>;
  }
}

/** What the address handed over, the first time somebody asks. */
export const takeAddress = (): Readonly<Record<string, string>> | null => {
  const taken = window.handoff ?? null;
  delete window.handoff;
  return taken;
};
