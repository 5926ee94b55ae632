// Runs before first paint: marks a member's page, so that nobody who is logged in sees a flash of "log in".
(() => {
  try {
    if (localStorage.getItem('token')) document.documentElement.setAttribute('data-member', '');
  } catch {
    // Storage may be closed to us; the visitor's page is then right.
  }
})();
