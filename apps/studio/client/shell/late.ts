/** A page has come to rest by then. Milliseconds. */
const quietMs = 3_000;

/** Brings the icon of the page, which nothing on it waits for. */
export const bringIcon = (): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][data-late]');
  const { late } = link?.dataset ?? {};
  if (!link || late === undefined) return;
  setTimeout(() => {
    link.type = 'image/svg+xml';
    link.href = late;
  }, quietMs);
};

/**
 * Brings the page's own letters, after the frame in which it can be played: what is played must not share the line with them. Until then
 * it is written in the device's letters (`styles/tokens.css`).
 */
export const bringLetters = (): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.documentElement.removeAttribute('data-letters')),
  );
};
