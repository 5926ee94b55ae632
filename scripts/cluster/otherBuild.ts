import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchError, rootFolder } from '../launcher/settings.ts';

/** A copy of the hall as the next release would be: the same program, each file of its pages under another name. */

const hashedName = /-(?<hash>[\w-]{8})\.(?:js|css)$/;
/** The file after which a build is called; its name stands without it as well. */
const manifestName = /manifest-(?<hash>\w+)\.js$/;
const textName = /\.(?:js|css|html|json|mjs|map|webmanifest)$/;
const compressedName = /\.(?:br|gz|zst)$/;
/** What a copy of `apps` needs around it. */
const besides = ['node_modules', 'packages', 'database', 'package.json', 'tsconfig.base.json'] as const;

const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** As long as the hash of a name, and never the same. */
const turned = (hash: string): string => [...hash].reverse().join('');

/** Gives the files of a build other names, everywhere where they are named. */
const renameBuild = async (build: string): Promise<void> => {
  const files = await filesUnder(build);
  const hashes = new Set<string>();
  for (const path of files) {
    const hash = hashedName.exec(path)?.groups?.hash;
    if (hash !== undefined && turned(hash) !== hash) hashes.add(hash);
  }
  const version = files.flatMap((path) => manifestName.exec(path)?.groups?.hash ?? [])[0];
  if (version === undefined) throw new LaunchError('the hall is not built: npm run build');
  const named = new RegExp(`(?<=-)(?:${[...hashes].join('|')})(?=\\.(?:js|css))|\\b${version}\\b`, 'g');
  const renamed = (text: string): string => text.replace(named, turned);
  for (const path of files) {
    // A process would serve the compressed twin of what it was before.
    if (compressedName.test(path)) {
      await rm(path);
      continue;
    }
    if (textName.test(path)) await writeFile(path, renamed(await readFile(path, 'utf8')));
    const next = renamed(path);
    if (next !== path) await rename(path, next);
  }
};

/** Makes the copy in a folder of its own, from which processes are started. */
export const makeOtherBuild = async (folder: string): Promise<void> => {
  await mkdir(folder);
  for (const name of besides) await symlink(join(rootFolder, name), join(folder, name));
  await cp(join(rootFolder, 'apps'), join(folder, 'apps'), { recursive: true, verbatimSymlinks: true });
  await renameBuild(join(folder, 'apps', 'hall', 'build'));
};
