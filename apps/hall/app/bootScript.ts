/**
 * Runs before first paint, inside the page: marks a member's page, so that nobody who is logged in sees a flash of
 * "log in", and notes a press on what opens a modal until the page can answer it (earlyPress.ts). It stands in the page because a file of its own would keep the first paint waiting for one more answer; the
 * content security policy knows it by its hash, as it knows the router's own.
 */
export const bootScript = [
  "try{localStorage.getItem('token')&&document.documentElement.setAttribute('data-member','')}catch{}",
  "addEventListener('click',e=>{var b=e.target.closest('[data-opens]');if(b&&window.earlyPress!==null)window.earlyPress=b.dataset.opens})",
].join(';');
