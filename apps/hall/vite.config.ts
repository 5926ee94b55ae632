import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { pageChunks } from './vite/pageChunks.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    Icons({ compiler: 'jsx', jsx: 'react', scale: 1 }),
    reactRouter(),
    pageChunks({ clientBuild: 'build/client' }),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
  // The server bundle carries everything, so that React is its production build whatever NODE_ENV says.
  ssr: { noExternal: true },
});
