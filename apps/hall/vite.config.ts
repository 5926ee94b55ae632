import { firstLetters } from '@pavilion/web/firstLetters';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { iconCompiler } from './vite/iconCompiler.ts';
import { leanRouter } from './vite/leanRouter.ts';
import { ownRouteModules } from './vite/ownRouteModules.ts';
import { pageChunks } from './vite/pageChunks.ts';

const ofAllHallPages = [
  /[\\/]features[\\/]catalogue[\\/](\w+\.tsx|model[\\/](paths|rtp|types)\.ts)$/,
  /[\\/]features[\\/]shell[\\/](Footer|FooterLink|HelpLink)\.tsx$/,
  /[\\/]app[\\/]site[\\/]customerService\.ts$/,
  /[\\/]app[\\/]state[\\/]ShellContext\.tsx$/,
  /[\\/]app[\\/]ui[\\/](CustomerServiceLink|Mark|Money|PageHead|Picture|Skeleton)\.tsx$/,
  /[\\/]packages[\\/]money[\\/]src[\\/]/,
  /~icons[\\/]lucide[\\/](arrow-left|chevron-(left|right)|smartphone)\b/,
];

/**
 * Few files rather than many small ones. What every page loads is two: the libraries, which seldom change, and our own
 * core. What all pages with games share is a third, what the home page and the content pages of both templates share is
 * a fourth.
 */
const chunkGroups = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  {
    name: 'core',
    tags: ['$initial' as const],
    // The styles are the root's own: whatever is loaded later would else bring them again, and the page be styled anew.
    test: /[\\/](app|packages)[\\/](?!routes|entry|root)(?!.*\.css$)/,
    priority: 3,
  },
  { name: 'hall', test: (id: string) => ofAllHallPages.some((part) => part.test(id)), priority: 2 },
  {
    name: 'home',
    // Without what has pictures for places that are empty: those come when a place is.
    test: /[\\/]features[\\/](home|content)[\\/](?!NoGames|Content(?:List|Entry)Page)(model[\\/])?\w+\.tsx?$/,
    priority: 1,
  },
];

/** The files of the first load; a list of what each thing that they bring later needs would weigh more than it saves. */
const firstFiles = /[\\/](libraries|core|hall|home|root|useLobby|\w*Page)-[\w-]+\.js$/;

const laterFiles = (_file: string, files: string[], { hostId }: { readonly hostId: string }): string[] =>
  firstFiles.test(hostId) ? [] : files;

export default defineConfig(({ command }) => ({
  plugins: [
    firstLetters(),
    tailwindcss(),
    Icons({ compiler: iconCompiler, scale: 1 }),
    ownRouteModules(),
    leanRouter(),
    reactRouter(),
    pageChunks({ clientBuild: 'build/client' }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies: laterFiles },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      build: { rollupOptions: { input: './server/app.ts' } },
      // React's production build, whatever NODE_ENV the server runs with.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
  // The server bundle carries everything it needs: it is one folder, and the line above reaches all of it.
  ssr: { noExternal: true },
}));
