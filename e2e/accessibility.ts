import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Everything that axe complains of, of whatever weight, on a page or within one part of it. */
const complaintsOf = async (page: Page, within?: string) => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, impact, target, failureSummary })),
  );
};

/** Axe has nothing to complain of. */
export const expectAccessible = async (page: Page, within?: string): Promise<void> =>
  expect(await complaintsOf(page, within)).toEqual([]);

/** Axe has nothing grave to complain of. */
export const expectNothingGrave = async (page: Page, within?: string): Promise<void> => {
  const complaints = await complaintsOf(page, within);
  expect(complaints.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
};

/** Axe has nothing to complain of; the test goes on to find out what else is wrong. */
export const expectAccessibleSoftly = async (page: Page, name: string): Promise<void> =>
  expect.soft(await complaintsOf(page), name).toEqual([]);
