/** The account as it is compared: NFKC and lower case, so that full-width typing finds the same member. */
export const accountKeyOf = (account: string): string => account.normalize('NFKC').toLowerCase();
