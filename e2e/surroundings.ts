/** Where the launcher under test listens; settled by `playwright.config.ts`, inherited by every worker. */
const origin = (name: string): string => {
  const port = process.env[name];
  if (port === undefined) throw new Error(`${name} is not set: run the browser tests through npm test`);
  return `http://localhost:${port}`;
};

export const hallOrigin = (): string => origin('E2E_HALL_PORT');
export const studioOrigin = (): string => origin('E2E_STUDIO_PORT');
