import type { SpinView } from './views.ts';

/** The verify page with a spin filled in. What is checked stays behind the `#`, and is never sent anywhere. */
export const verifyUrl = (gameCode: string, lang: string, spin: SpinView | null): string => {
  const page = `/verify/${gameCode}?lang=${lang}`;
  if (!spin) return page;
  const fields = new URLSearchParams({
    server: spin.serverSeed ?? '',
    hash: spin.serverSeedHash,
    client: spin.clientSeed,
    nonce: String(spin.nonce),
    mode: spin.mode,
    stops: spin.stops.join(','),
  });
  return `${page}#${fields}`;
};
