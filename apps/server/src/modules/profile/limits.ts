/** How often codes are sent to mail addresses; those to phones have the allowances of sign-up. */
export const mailCodes = { memberDailyMax: 10, addressHourlyMax: 20 } as const;

/** Wrong answers to one code before it is dead: six digits then hold against guessing. */
export const wrongAnswersMax = 5;

/** Calls a minute and member. */
export const perMinute = { edit: 30, send: 10, verify: 20 } as const;
