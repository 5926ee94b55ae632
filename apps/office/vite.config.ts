import { fileURLToPath } from 'node:url';
import { compressedFiles } from '@pavilion/web/compressFiles';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server puts a fresh one in its place with every answer (apps/server/src/pages/office.ts). */
const noncePlaceholder = '__OFFICE_NONCE__';

/** Parts that have to share a module before it comes with the shared ones. */
const sharedByParts = 24;
/** What fetches parts is no part: the first file, which needs nothing but it, would wait for all others. */
const isPart = (id: string): boolean => !/^\0?(vite\/|rolldown\/)/.test(id);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/office/',
  publicDir: false,
  plugins: [react(), compressedFiles()],
  html: { cspNonce: noncePlaceholder },
  resolve: {
    // The hall has a newer router, so that these lie in several folders; their contexts must be one.
    dedupe: ['ra-core', 'react', 'react-dom', 'react-router'],
  },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What many rooms share comes as one file: each further file costs the page a request.
          groups: [{ name: 'shared', test: isPart, minShareCount: sharedByParts }],
        },
      },
    },
  },
});
