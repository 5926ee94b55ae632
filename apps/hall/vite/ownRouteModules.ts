import type { Plugin } from 'vite';

const routersOwn = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;

/**
 * React Router loads the page anew, at every press and without a network too, where a route's part is gone. In its place
 * stands `loadRouteModule.ts`, which asks the page's guard first (spec §4, §9). Fails the build when a release of the router
 * has it elsewhere.
 */
export const ownRouteModules = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routersOwn },
      handler(code) {
        if (!code.includes('window.location.reload()') || !code.includes('export { loadRouteModule }'))
          this.error('react-router loads route modules in another way now');
        isReplaced = true;
        return { code: `export { loadRouteModule } from '/app/loadRouteModule.ts';`, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) this.error('react-router loads route modules elsewhere now');
    },
  };
};
