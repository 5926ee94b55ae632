import type { Page } from '@playwright/test';

const withinMs = 20_000;
/** How long a win counts up at most, and when many of its sparks are in the air. Milliseconds. */
const [countedMs, sparksMs] = [2_900, 1_600];

/** Waits until what was won is told in full, and holds its sparks as they are in the midst of it, however slow the machine. */
export const celebrate = async (page: Page): Promise<void> => {
  await page.locator('[data-field="celebration"]').waitFor({ timeout: withinMs });
  await page.waitForTimeout(countedMs);
  await page.evaluate((atMs) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('.sparks')) continue;
      animation.pause();
      animation.currentTime = atMs;
    }
  }, sparksMs);
};
