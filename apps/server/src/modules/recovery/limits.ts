import { verifyCountdownSeconds } from '@pavilion/contract';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How often somebody may try. A withdraw password has four digits: what keeps guessing hopeless is that wrong tries with
 * the right contact are counted over all addresses, five a day and twenty in thirty days. Addresses that the member has
 * logged in from draw on an allowance of their own, so that a stranger who knows account and mail cannot lock the member
 * out.
 */
export const tryLimits = {
  dayMs,
  wrongDailyMax: 5,
  monthMs: 30 * dayMs,
  wrongMonthlyMax: 20,
  /** Wrong tries of one pair of account and address, and of one address over all accounts, before it has to wait. */
  windowMs: hourMs,
  pairWrongMax: 5,
  addressWrongMax: 30,
} as const;

/** Codes that are sent. A code belongs to the browser that asked, so that nobody else can use up its answers. */
export const codeLimits = {
  goodMs: verifyCountdownSeconds * 1000,
  /** One pair of account and address may ask again after the countdown (spec §9). */
  pairPauseMs: verifyCountdownSeconds * 1000,
  wrongAnswersMax: 5,
  /** Sent to one account in a day on behalf of strangers, and as many for addresses that the member knows. */
  accountDailyMax: 10,
  accountWindowMs: dayMs,
  /** Asked for by one address in an hour, over all accounts. */
  addressMax: 10,
  addressWindowMs: hourMs,
} as const;

/** How long a proof may wait for the new password. */
export const tokenGoodMs = 10 * minuteMs;

/** What is over stays this long, for the counts above. */
export const keptMs = 31 * dayMs;

/** How long a letter that something has changed is worth sending. */
export const noticeGoodMs = 2 * dayMs;

/** Calls a minute and address; the finer limits above come first. */
export const perMinute = { proof: 20, send: 20, edit: 20, inTestMode: 1_000 } as const;
