/**
 * What a member's page carries beside what it shows: the realtime channel, the launcher. One chunk, loaded after
 * hydration and only while somebody is logged in.
 */
export const MemberParts = () => null;
