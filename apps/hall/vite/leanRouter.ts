import type { Plugin } from 'vite';

const routersFile = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/](?<file>[\w/\\-]+)\.js$/;

const never = "throw new Error('left out of the hall (vite/leanRouter.ts)');";

/**
 * Functions of React Router that no page of the hall calls, by file, with the body that each is left with: forms, actions
 * and fetchers (the hall talks to its API), blockers, instruments, and the search for routes (all are known from the
 * beginning, `routeDiscovery` in react-router.config.ts).
 */
const unused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router': {
    fetch: never,
    handleAction: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    discoverRoutes: never,
    checkFogOfWar: 'return { active: false, matches: null };',
    shouldBlockNavigation: '',
    getInstrumentationNavigateMeta: never,
  },
  'router/instrumentation': {
    getRouteInstrumentationUpdates: never,
    instrumentClientSideRouter: never,
    consumeInstrumentationClientResultMetaReceiver: '',
  },
  'dom/ssr/fog-of-war': {
    isFogOfWarEnabled: 'return false;',
    getPartialManifest: never,
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
  },
  'dom/ssr/single-fetch': {
    singleFetchActionStrategy: never,
    nonSsrStrategy: never,
    singleFetchLoaderFetcherStrategy: never,
  },
};

/** Components that would be kept for their names alone. */
const unnamed = /^(?<name>Form|NavLink|HistoryRouter|BrowserRouter|HashRouter)\.displayName = "\w+";$/gm;

/** The text between the braces of the function of this name; null where there is no such function, or more than one. */
const bodyOf = (code: string, name: string): { readonly from: number; readonly to: number } | null => {
  const found = [...code.matchAll(new RegExp(`^(\\t*)(?:async )?function ${name}\\(.*\\) \\{$`, 'gm'))];
  const [head] = found;
  if (head === undefined || found.length !== 1) return null;
  const from = head.index + head[0].length;
  const to = code.indexOf(`\n${head[1]}}\n`, from);
  return to < 0 ? null : { from, to };
};

/**
 * Leaves out of the browser's build what the hall does not use of React Router: a tenth of what the first load has of it.
 * Fails the build when a release of the router has one of the functions elsewhere, or another way of writing them.
 */
export const leanRouter = (): Plugin => {
  const left = new Set(Object.keys(unused));
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routersFile },
      handler(code, id) {
        const file = routersFile.exec(id)?.groups?.file?.replaceAll('\\', '/') ?? '';
        let lean = code;
        for (const [name, body] of Object.entries(unused[file] ?? {})) {
          const place = bodyOf(lean, name);
          if (place === null) this.error(`react-router has another ${name} in ${file} now`);
          lean = `${lean.slice(0, place.from)}${body}${lean.slice(place.to)}`;
        }
        left.delete(file);
        if (file === 'dom/lib')
          lean = lean
            .replace(unnamed, '')
            .replaceAll('= React$1.forwardRef(', '= /*#__PURE__*/ React$1.forwardRef(');
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) this.error(`react-router has no ${[...left].join(', ')} now`);
    },
  };
};
