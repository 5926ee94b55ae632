import { fileURLToPath } from 'node:url';
import { compressedFiles } from '@pavilion/web/compressFiles';
import { firstLetters } from '@pavilion/web/firstLetters';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artFiles } from './build/artFiles.ts';
import { iconBodies } from './build/iconBodies.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * What nearly every game needs, in one file, and what nearly every table needs, in another: a file costs a slow network 150 ms
 * whatever it holds, and six come at once. Words stay apart, of which a visit fetches one language, and so does what is heard.
 */
const sharedFiles = [
  {
    name: 'games',
    test: /studio\/(client|src)\/(?!tables|book|engine\/machine|games\/(potNames|lights)|.*words|.*theor)|packages\/|node_modules\/zod|virtual:|rolldown/,
    minShareCount: 9,
  },
  // What tables and books need, so that neither fetches what is the other's.
  {
    name: 'pages',
    test: /studio\/client\/shell\/use(Part|Media)\.ts|@oxc-project/,
    minShareCount: 2,
  },
  { name: 'tables', test: /studio\/(client|src)\/tables\/(?!.*words|heard)/, minShareCount: 15 },
  // What each table starts with, and a page that checks rounds as well.
  {
    name: 'start',
    test: /tables\/(texts\/texts|shell\/late|views|followingEnds|engine\/(chips|shoe|faces|decisions))\.ts|verify\/proof\.ts/,
    minShareCount: 2,
  },
];

export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [react(), firstLetters(), artFiles(), iconBodies(), compressedFiles()],
  build: {
    outDir: here('../dist'),
    emptyOutDir: true,
    manifest: true,
    target: ['chrome100', 'safari15.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: { codeSplitting: { groups: sharedFiles } },
      input: [
        here('./slots/main.tsx'),
        here('./cascade/main.tsx'),
        here('./classic/main.tsx'),
        here('./blackjack/main.tsx'),
        here('./poker/main.tsx'),
        here('./manyHands/main.tsx'),
        here('./keno/main.tsx'),
        here('./videoSlots/main.tsx'),
        here('./verify/main.tsx'),
        here('./verifyDraw/main.tsx'),
        here('./tables/main.tsx'),
        here('./tables/verify/main.tsx'),
        here('./book/main.tsx'),
        here('./book/quick/main.tsx'),
        here('./book/verify/main.tsx'),
        here('./pair/main.ts'),
        here('./pay/pay.ts'),
      ],
    },
  },
});
