/** What `theoryOf` sums up over every stop, which takes seconds; held to it by a test. */
export const returns = {
  'thousand-jellies': { rtpBp: 9571, hitRate: 0.319 },
} as const;
