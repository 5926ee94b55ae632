import { createHash } from 'node:crypto';
import type { OfficeRight, ProposalKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';

/** A deed that one proposes and another confirms. Its noun registers it. */
export interface DeedKind<Content extends z.ZodType = z.ZodType> {
  readonly kind: ProposalKind;
  /** What whoever confirms it needs, beside the right to decide. */
  readonly right: OfficeRight;
  /** Whether that right has to be held on every site of the installation: the deed is felt on all of them. */
  readonly everywhere?: true;
  readonly content: Content;
  /** What the deed stands on, locked until the transaction ends. When it differs at the confirmation, nothing is done. */
  readonly worldOf: (tx: PoolClient, content: z.output<Content>, siteId: number) => Promise<unknown>;
  /** The content as the trace keeps it, personal data masked; left out where it has none. */
  readonly inTrace?: (content: z.output<Content>) => object;
  /** The content as pages show it; left out where whoever confirms may see all of it. */
  readonly inPage?: (content: z.output<Content>) => object;
  /** Does it, for whoever confirms, without a line in the trace. Throws a `Refusal` when it cannot be done any more. */
  readonly run: (tx: PoolClient, content: z.output<Content>, who: Actor) => Promise<void>;
}

/** What all nouns have registered. */
export interface DeedBook {
  readonly register: <Content extends z.ZodType>(kind: DeedKind<Content>) => void;
  readonly find: (kind: string) => DeedKind;
}

export const createDeedBook = (): DeedBook => {
  const kinds = new Map<string, DeedKind>();
  return {
    register: (kind) => void kinds.set(kind.kind, kind as DeedKind),
    find: (name) => {
      const kind = kinds.get(name);
      if (kind === undefined) throw new Error(`nobody has registered the deed ${name}`);
      return kind;
    },
  };
};

/** Fields in order of their names, so that equal content has one text. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** SHA-256 of a content, whatever the order of its fields. */
export const hashOf = (content: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(content ?? null, inOrder))
    .digest();

/** A content as the trace keeps it. */
export const contentInTrace = (deed: DeedKind, content: unknown): unknown =>
  deed.inTrace === undefined ? content : deed.inTrace(deed.content.parse(content));
