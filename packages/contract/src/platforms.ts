/**
 * spec §9: platform codes, the `device` of a login. `gesture` and `finger` are the house's own app, opened by its member's
 * pattern or finger.
 */
export const platformCodes = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  wechat: 6,
  pwa: 7,
} as const;
export type Platform = keyof typeof platformCodes;

/** spec §9: the alternative mapping, the `device` and `support_device` of what is shown and started: an installed page is a phone's. */
export const playPlatformCodes = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  pwa: 2,
} as const satisfies Partial<Record<Platform, number>>;

/** spec §9: the third mapping, the `login_type` of a login */
export const loginTypes = { desktop: 0, mobile: 1, app: 2 } as const;

/** The `device` and `support_device` of what a page of each template lists. */
export const pageDevices = {
  wide: playPlatformCodes.desktop,
  narrow: playPlatformCodes.mobile,
} as const;
