import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { rootFolder } from '../launcher/settings.ts';

const folder = join(rootFolder, 'deploy/kubernetes');

const objectSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

/** One object of Kubernetes with the file that it stands in, from `deploy/kubernetes`. */
export interface Manifest {
  readonly file: string;
  readonly object: z.infer<typeof objectSchema>;
}

const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  images: z.array(
    z.strictObject({ name: z.string(), newName: z.string().optional(), newTag: z.string().optional() }),
  ),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal('merge').optional(),
        literals: z.array(z.string().regex(/^[A-Z_]+=/)),
      }),
    )
    .default([]),
});

/** A folder's `kustomization.yaml`: its name, and what it says. */
export interface Layer {
  readonly name: string;
  readonly says: z.infer<typeof kustomizationSchema>;
}

const isKustomization = (file: string): boolean => file.endsWith('kustomization.yaml');
const files = globSync('*/*.yaml', { cwd: folder }).sort();

/** Every object under `deploy/kubernetes`. Throws for a file that is no YAML, or holds something else. */
export const readManifests = (): Manifest[] =>
  files
    .filter((file) => !isKustomization(file))
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
        if (document.errors[0] !== undefined) throw document.errors[0];
        return { file, object: objectSchema.parse(document.toJS()) };
      }),
    );

export const readLayers = (): Layer[] =>
  files.filter(isKustomization).map((file) => ({
    name: file.split('/')[0] ?? '',
    says: kustomizationSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))),
  }));
