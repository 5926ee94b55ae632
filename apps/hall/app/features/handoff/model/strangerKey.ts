/** Where a tab keeps somebody whom a third party has proved and no member is linked to. */
export const strangerKey = 'third-party-stranger';
