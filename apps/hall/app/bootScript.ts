import { handoffQueryKeys } from '@pavilion/contract';

/**
 * Takes out of the address bar and of the history, before anything else happens, what opens an account: hand-off
 * parameters (spec §2), and everything that a third party sends back to /authCallback. Kept for takenAddress.ts.
 */
const takeAddress =
  '{let u=new URL(location.href),q=u.searchParams,h={};' +
  "if(/^\\/authCallback\\/*$/.test(u.pathname)){if(u.search){h.auth=u.search;u.search=''}}" +
  `else for(let k of ${JSON.stringify(handoffQueryKeys)})if(q.has(k)){h[k]=q.get(k);q.delete(k)}` +
  "if(Object.keys(h).length){history.replaceState(history.state,'',u.pathname+u.search+u.hash);window.handoff=h}}";

/**
 * Runs before first paint, inside the page: clears the address, marks a member's page, so that nobody who is logged in sees a flash of
 * "log in", and notes a press on what opens a modal until the page can answer it (earlyPress.ts). It stands in the page because a file of its own would keep the first paint waiting for one more answer; the
 * content security policy knows it by its hash, as it knows the router's own.
 */
export const bootScript = [
  takeAddress,
  "try{localStorage.getItem('token')&&document.documentElement.setAttribute('data-member','')}catch{}",
  "addEventListener('click',e=>{var b=e.target.closest('[data-opens]');if(b&&window.earlyPress!==null)window.earlyPress=b.dataset.opens})",
].join(';');
