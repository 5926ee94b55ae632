/** What the shell of an app is told when a login stands in its page (spec §7). */
const loginMessage = { isSetTokenLogin: true } as const;

/** The name under which the shells listen, on iOS and on Android. */
const bridgeName = 'pavilion';

interface Port {
  readonly postMessage: (message: unknown) => void;
}

const isPort = (value: unknown): value is Port =>
  typeof value === 'object' &&
  value !== null &&
  'postMessage' in value &&
  typeof value.postMessage === 'function';

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Tells the app around the page that its member is logged in: iOS through `webkit.messageHandlers.pavilion`, which takes
 * an object, Android through the interface `pavilion`, which takes a string. In a browser nobody listens.
 */
export const tellAppLogin = (page: object): void => {
  const ios = memberOf(memberOf(memberOf(page, 'webkit'), 'messageHandlers'), bridgeName);
  if (isPort(ios)) ios.postMessage(loginMessage);
  const android = memberOf(page, bridgeName);
  if (isPort(android)) android.postMessage(JSON.stringify(loginMessage));
};
