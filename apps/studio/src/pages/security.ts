/**
 * What a page may load, who may frame it, and what it frames itself: nothing, unless told. No inline script or style anywhere; pictures may also be data and
 * blob addresses, because symbols are drawn in the browser. The opener policy stays open: the hall opens the
 * game in a window and watches whether it is still there.
 */
export const pageSecurity = (frameAncestors: string | string[], frames: string[] = []) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [frameAncestors].flat(),
      ...(frames.length > 0 && { frameSrc: frames }),
    },
  },
  crossOriginOpenerPolicy: { policy: 'unsafe-none' as const },
  crossOriginEmbedderPolicy: false,
  // frame-ancestors says it better, and names the hall.
  frameguard: false,
  referrerPolicy: { policy: 'same-origin' as const },
});
