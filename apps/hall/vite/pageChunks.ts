import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const moduleId = 'virtual:page-chunks';
const template = /^app\/templates\/(?<name>wide|narrow)\.ts$/;
const page = /^app\/features\/\w+\/(?:(?<template>wide|narrow)\/)?(?<name>\w+)Page\.tsx$/;
const locale = /^app\/locales\/(?<locale>\w+)\/(?<part>index|first)\.ts$/;

/** `wide/Home` for a page of a template, `both/App` for one that both have, `template/wide` for the way to all of them; `texts/zh_CN` for the first texts of a locale, `locale/zh_CN` for all. */
const keyOf = (path: string): string | undefined => {
  const barrel = template.exec(path)?.groups;
  if (barrel) return `template/${barrel.name}`;
  const pageName = page.exec(path)?.groups;
  if (pageName) return `${pageName.template ?? 'both'}/${pageName.name}`;
  const texts = locale.exec(path)?.groups;
  return texts && `${texts.part === 'first' ? 'texts' : 'locale'}/${texts.locale}`;
};

const filesOf = (
  manifest: Record<string, ManifestChunk>,
  name: string,
  seen = new Set<string>(),
): string[] => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
};

/**
 * Tells the server bundle which files the browser will need for a lazily loaded page or locale, so that the HTML can
 * preload them. Pages of the two templates are behind `import()`, and React Router only preloads what a route imports
 * statically. The client build is always finished before the server build begins.
 */
export const pageChunks = ({ clientBuild }: { clientBuild: string }): Plugin => ({
  name: 'pavilion:page-chunks',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  async load(id) {
    if (id !== `\0${moduleId}`) return undefined;
    const isServerBuild = this.environment.name === 'ssr' && this.environment.mode === 'build';
    if (!isServerBuild) return 'export const pageChunks = {};';
    const path = join(this.environment.config.root, clientBuild, '.vite/manifest.json');
    const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(path, 'utf8'));
    const chunks: Record<string, string[]> = {};
    for (const name of Object.keys(manifest)) {
      const key = keyOf(name);
      if (key === undefined) continue;
      if (chunks[key]) throw new Error(`two pages are called ${key}; the second is ${name}`);
      chunks[key] = filesOf(manifest, name).map((file) => `/${file}`);
    }
    return `export const pageChunks = ${JSON.stringify(chunks)};`;
  },
});
