/** Whether a decimal text is other than zero. Amounts are compared as texts and never become numbers. */
export const isNotZero = (amount: string): boolean => /[1-9]/.test(amount);
