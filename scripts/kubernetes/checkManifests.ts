import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { rootFolder } from '../launcher/settings.ts';
import type { Manifest } from './readManifests.ts';

/** The kinds that the manifests are made of: what judges their values, and where their types stand. */
const kinds = {
  'apps/v1 Deployment': [apps.Deployment, 'apps/v1'],
  'apps/v1 StatefulSet': [apps.StatefulSet, 'apps/v1'],
  'batch/v1 Job': [batch.Job, 'batch/v1'],
  'networking.k8s.io/v1 Ingress': [networking.Ingress, 'networking.k8s.io/v1'],
  'networking.k8s.io/v1 NetworkPolicy': [networking.NetworkPolicy, 'networking.k8s.io/v1'],
  'policy/v1 PodDisruptionBudget': [policy.PodDisruptionBudget, 'policy/v1'],
  'v1 Service': [core.Service, 'v1'],
} as const;

const isKnown = (kind: string): kind is keyof typeof kinds => kind in kinds;

const kindOf = ({ object }: Manifest): keyof typeof kinds => {
  const kind = `${object.apiVersion} ${object.kind}`;
  if (!isKnown(kind)) throw new Error(`${kind} is no kind that is known here`);
  return kind;
};

/** What Kubernetes' schema has against the values of an object: required fields, types, formats. It knows no misspelt field. */
const judgeValues = (manifest: Manifest): string[] => {
  const [Model] = kinds[kindOf(manifest)];
  try {
    // The data is what is to be judged: it has no type yet.
    Reflect.construct(Model, [manifest.object]).validate();
    return [];
  } catch (error) {
    return [`${manifest.file}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

const hasOutput = (error: unknown): error is { readonly stdout: string } =>
  typeof error === 'object' && error !== null && 'stdout' in error && typeof error.stdout === 'string';

/** What the compiler has against objects as literals of Kubernetes' types, which refuses fields that there are not. */
const judgeFields = (manifests: readonly Manifest[]): string[] => {
  // The types are looked for from here upwards.
  const folder = mkdtempSync(join(rootFolder, 'node_modules/.manifests-'));
  try {
    for (const [place, manifest] of manifests.entries()) {
      const { kind } = manifest.object;
      const source = `import type { I${kind} } from 'kubernetes-models/${kinds[kindOf(manifest)][1]}';
export const object: I${kind} = ${JSON.stringify(manifest.object, null, 1)};\n`;
      writeFileSync(join(folder, `${place}-${manifest.file.replace('/', '-')}.ts`), source);
    }
    const options = { strict: true, noEmit: true, module: 'nodenext', skipLibCheck: true, types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    const compiler = join(rootFolder, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return [];
  } catch (error) {
    if (!hasOutput(error)) throw error;
    return error.stdout.trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Everything that is wrong with the objects by Kubernetes' own schema, a line each; a misspelt field is. */
export const checkManifests = (manifests: readonly Manifest[]): string[] => [
  ...manifests.flatMap(judgeValues),
  ...judgeFields(manifests),
];
