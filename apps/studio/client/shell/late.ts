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

/** Once the frame that comes next has been painted: what is not needed by it must not share the line with what is. */
export const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

/**
 * Brings the page's own letters, after the frame in which it can be played. Until then it is written in the device's letters (`styles/tokens.css`).
 */
export const bringLetters = (): void => {
  afterFrame(() => document.documentElement.removeAttribute('data-letters'));
};
