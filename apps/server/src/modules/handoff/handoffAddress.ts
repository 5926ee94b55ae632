/** The address that opens the hall as the member. Good once. */
export const handoffAddress = (origin: string, token: string): string => `${origin}/?enc=${token}`;
