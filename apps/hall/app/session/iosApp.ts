/** Whether the page stands in the shell of the iOS app, which shows its own home page after a logout (spec §4). */
export const isIosApp = (): boolean => 'webkit' in window && hasHandlers(window.webkit);

const hasHandlers = (webkit: unknown): boolean =>
  typeof webkit === 'object' && webkit !== null && 'messageHandlers' in webkit;
