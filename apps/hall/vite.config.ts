import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { pageChunks } from './vite/pageChunks.ts';

/**
 * Few files rather than many small ones. What every page loads is two: the libraries, which seldom change, and our own
 * core. What the home page, the game lists and the content pages of both templates share is a third.
 */
const chunkGroups = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  {
    name: 'core',
    tags: ['$initial' as const],
    test: /[\\/](app|packages)[\\/](?!routes|entry|root)/,
    priority: 2,
  },
  {
    name: 'hall',
    test: /[\\/]features[\\/]((home|catalogue|content)[\\/](model[\\/])?\w+\.tsx?|shell[\\/](Footer|FooterLink|Mark|ShellContext)\.tsx)$/,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    Icons({ compiler: 'jsx', jsx: 'react', scale: 1 }),
    reactRouter(),
    pageChunks({ clientBuild: 'build/client' }),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
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
