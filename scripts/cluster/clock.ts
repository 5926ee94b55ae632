import type { Otherwise } from './part.ts';

/** Debian's libfaketime, which stands between a program and its clock. */
export const fakeTime = {
  path: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`,
  packages: ['libfaketime'],
} as const;

/** For a process whose clock is so many hours ahead, or behind when negative; what it measures spans with goes on as it is. */
export const clockOffBy = (hours: number): Otherwise => ({
  env: {
    LD_PRELOAD: fakeTime.path,
    FAKETIME: `${hours > 0 ? '+' : '-'}${Math.abs(hours)}h`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  },
});
