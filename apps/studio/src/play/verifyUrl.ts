import type { StepView } from './views.ts';

/** The verify page with a step filled in; `fields` are what its kind of game needs beside the seeds. What is checked stays behind the `#`, and is never sent anywhere. */
export const verifyUrl = (
  gameCode: string,
  lang: string,
  step: StepView<unknown> | null,
  fields: Readonly<Record<string, string>> = {},
): string => {
  const page = `/verify/${gameCode}?lang=${lang}`;
  if (!step) return page;
  const known = new URLSearchParams({
    server: step.serverSeed ?? '',
    hash: step.serverSeedHash,
    client: step.clientSeed,
    nonce: String(step.nonce),
    ...fields,
  });
  return `${page}#${known}`;
};
