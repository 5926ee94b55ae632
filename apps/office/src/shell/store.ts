import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** What somebody looked for may name a person: it is forgotten with the page. Looks and sizes are kept. */
const isPersonal = (key: string): boolean => /\.(listParams|selectedIds)$|^logins?\b/.test(key);

/** Preferences in the browser, searches in memory alone. */
export const createStore = (): Store => {
  const kept = localStorageStore('1', 'office');
  const brief = memoryStore();
  const storeOf = (key: string): Store => (isPersonal(key) ? brief : kept);
  return {
    setup: () => {
      kept.setup();
      brief.setup();
    },
    teardown: () => {
      kept.teardown();
      brief.teardown();
    },
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => {
      kept.removeItems(prefix);
      brief.removeItems(prefix);
    },
    // Whoever logs out takes their searches along; how the office looks is a matter of the browser.
    reset: () => brief.reset(),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    listItems: (prefix) => ({ ...kept.listItems?.(prefix), ...brief.listItems?.(prefix) }),
  };
};
