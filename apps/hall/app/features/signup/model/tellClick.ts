import type { SignupLink } from './signupLink.ts';

const storageKey = 'agent_click';

/** Whether this tab has told of the link already: a page that is loaded again is no other click. */
const isTold = (told: string): boolean => {
  try {
    if (sessionStorage.getItem(storageKey) === told) return true;
    sessionStorage.setItem(storageKey, told);
  } catch {
    // A browser that keeps nothing tells of it again.
  }
  return false;
};

/**
 * Tells that an agent's link was followed: the page itself comes from a cache that counts nobody. Nothing waits for it, and
 * nothing fails over it. What a browser wants known of its visitor goes with the request, and the server keeps to it.
 */
export const tellClick = (link: SignupLink): void => {
  if (link.mode !== 'member_agent') return;
  const { value, campaign } = link;
  if (isTold(`${value} ${campaign ?? ''}`)) return;
  fetch('/api/agent/promotion/click', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agent_id: Number(value), ...(campaign === null ? {} : { campaign }) }),
    keepalive: true,
  }).catch(() => undefined);
};
