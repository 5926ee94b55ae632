import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';

/** Until React has taken a link over: one that it has not yet is followed by the browser, which loads the page. */
export const untilTaken = (link: Locator): Promise<void> =>
  expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

export const pressWhenTaken = async (link: Locator): Promise<void> => {
  await untilTaken(link);
  await link.click();
};
