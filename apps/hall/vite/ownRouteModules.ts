import type { Plugin } from 'vite';

const routeModules = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;

const routersWay = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Nothing may go on while the page is on its way out. Otherwise the part is thrown in its place, for the router shows nothing
 * at all for one whose loading is rejected.
 */
const ownWay =
  'if (window.reloadForPart?.()) return new Promise(() => {}); return { default: () => { throw error; } };';

/**
 * React Router loads the page anew, at every press and without a network too, where a route's part is gone. Here the page's
 * own guard decides (`staleChunks.ts`; spec §4, §9), and where it refuses, the error page tells it and leads back. Fails the
 * build when a release of the router has it elsewhere.
 */
export const ownRouteModules = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routeModules },
      handler(code) {
        if (!routersWay.test(code)) this.error('react-router loads route modules in another way now');
        isReplaced = true;
        return { code: code.replace(routersWay, ownWay), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) this.error('react-router loads route modules elsewhere now');
    },
  };
};
