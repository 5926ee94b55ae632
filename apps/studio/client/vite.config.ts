import { fileURLToPath } from 'node:url';
import { compressedFiles } from '@pavilion/web/compressFiles';
import { firstLetters } from '@pavilion/web/firstLetters';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artFiles } from './build/artFiles.ts';
import { iconBodies } from './build/iconBodies.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Words are files of their own, one a language, of which a visit fetches one; those that the same pages say come together. */
const saidTogether = (name: string, test: RegExp, priority: number) => ({
  name: (id: string): string | null => {
    const locale = test.exec(id)?.[1];
    return locale === undefined ? null : `${name}-${locale}`;
  },
  debugName: `${name} words`,
  priority,
});

/**
 * What nearly every game needs, in one file, and what nearly every table, machine or book needs, in another: a file costs a slow network 150 ms
 * whatever it holds, and six come at once. What is heard stays apart. A file takes along what its modules import, so those that
 * more pages need choose first.
 */
const sharedFiles = [
  // Runs before all others have come, and imports none of them.
  { name: 'firstOpen', test: /shell\/firstOpen\.ts|rolldown\/runtime/, priority: 3 },
  {
    name: 'games',
    test: /studio\/(client|src)\/(?!tables|book|engine\/machine|games\/(potNames|lights)|.*words|.*theor)|packages\/|node_modules\/zod|virtual:/,
    minShareCount: 9,
    priority: 2,
  },
  // What tables and books need, so that neither fetches what is the other's.
  {
    name: 'pages',
    test: /studio\/client\/shell\/(use(Part|Media)|stream)\.ts|@oxc-project/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'tables', test: /studio\/(client|src)\/tables\/(?!.*words|heard)/, minShareCount: 15, priority: 2 },
  // What each table starts with, and a page that checks rounds as well.
  {
    name: 'start',
    test: /tables\/(texts\/texts|shell\/late|views|followingEnds|engine\/(chips|shoe|faces|decisions))\.ts|verify\/proof\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  saidTogether('session', /studio\/client\/shell\/(?:panelWords|sessionTexts)\/(\w+)\.ts$/, 2),
  saidTogether('play', /studio\/client\/(?:shell\/texts|machine\/\w+|cards\/words)\/(\w+)\.ts$/, 1),
  saidTogether('videoSlots', /studio\/client\/videoSlots\/(?:words|buyWords|lightWords)\/(\w+)\.ts$/, 1),
  // Of games on reels.
  {
    name: 'machines',
    test: /studio\/client\/(machine|reels|shell\/use(Asked|Rolling))(?!.*[wW]ords)/,
    minShareCount: 3,
  },
  // A book's lists, of its page and of the one that the hall frames, with all that they import.
  {
    name: 'book',
    test: /client\/book\/(events\/(EventGroups|SportTabs|useLandedEvents)|shell\/(api|news|Scene))\.tsx?/,
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
        here('./shell/firstOpen.ts'),
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
