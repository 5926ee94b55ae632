/** What `theoryOf` sums up over every stop, which takes seconds; held to it by a test. */
export const returns = {
  'thousand-jellies': {
    rtpBp: 9510,
    hitRate: 0.319,
    /** Free spins come once in so many paid ones, and are so many on average. */
    oneIn: 138,
    spins: 12.3,
    /** The greatest win of a round, in whole stakes. */
    greatest: 88_006,
  },
} as const;
