/**
 * The private channel of a site's office, in the convention of the realtime wire: who joins has the cookie of the office and
 * its token in `auth.headers`, and the right to see the first room. It says that something has changed, never what.
 */
export const officeChannel = 'private-office';
export const todayChangedEvent = 'today_changed';

/** Goes with a call that the page makes by itself: nobody is there because of it. */
export const officeQuietHeader = 'x-office-quiet';
