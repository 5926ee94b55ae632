/** The account that was typed last at a way in, so that nobody types it again at the next one. */
let typed = '';

export const keepTypedAccount = (account: string): void => {
  typed = account.trim();
};

export const typedAccount = (): string => typed;
