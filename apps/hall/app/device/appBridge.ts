/** Name under which the native apps listen: a message handler on iOS, an interface of the web view on Android. */
const bridgeName = 'pavilion';

type Post = (message: object) => void;

const memberOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

const posterOf = (bridge: unknown): ((message: unknown) => void) | null => {
  const post = memberOf(bridge, 'postMessage');
  return typeof post === 'function' ? (message) => void Reflect.apply(post, bridge, [message]) : null;
};

/** How to tell the native app that shows this page; null in a browser. iOS takes objects, Android takes text. */
export const appBridge = (): Post | null => {
  const ios = posterOf(memberOf(memberOf(memberOf(window, 'webkit'), 'messageHandlers'), bridgeName));
  if (ios !== null) return ios;
  const android = posterOf(memberOf(window, bridgeName));
  return android === null ? null : (message) => android(JSON.stringify(message));
};
