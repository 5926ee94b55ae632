import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Look {
  /** The one part of the page that is looked at. */
  readonly within?: string | undefined;
  /** Axe's names of the rules that are looked at alone. */
  readonly rules?: readonly string[];
}

/** Everything that axe complains of, of whatever weight. */
const complaintsOf = async (page: Page, { within, rules }: Look = {}) => {
  // To describe every element that passes as well takes axe a third of its time.
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    })
    // Findings of several frames are put together in a window of their own, which a page without frames does not need.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, impact, target, failureSummary })),
  );
};

/** Axe has nothing to complain of. */
export const expectAccessible = async (page: Page, within?: string): Promise<void> =>
  expect(await complaintsOf(page, { within })).toEqual([]);

/** What is written can be told from its ground, which is all that a theme changes of a page; the test goes on to the next. */
export const expectContrastSoftly = async (page: Page, theme: string): Promise<void> =>
  expect
    .soft(await complaintsOf(page, { rules: ['color-contrast', 'link-in-text-block'] }), theme)
    .toEqual([]);

/** Axe has nothing grave to complain of. */
export const expectNothingGrave = async (page: Page, within?: string): Promise<void> => {
  const complaints = await complaintsOf(page, { within });
  expect(complaints.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
};

/** Axe has nothing to complain of; the test goes on to find out what else is wrong. */
export const expectAccessibleSoftly = async (page: Page, name: string): Promise<void> =>
  expect.soft(await complaintsOf(page), name).toEqual([]);
