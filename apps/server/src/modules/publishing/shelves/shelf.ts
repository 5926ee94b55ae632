import type { PieceContent, PieceKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';

/** What members see of a kind, as a content. */
export interface ShelfRow {
  /** How its table names it. */
  readonly key: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** Switched off, it is there and nobody sees it. */
  readonly isOn: boolean;
  readonly endsAt: Date | null;
}

export interface Place {
  readonly siteId: number;
  /** Null for what was never published. */
  readonly key: string | null;
  readonly now: Date;
  readonly endsAt: Date | null;
}

/** Where a kind of content stands so that the members' calls find it. Their tables are older than pieces, and stay. */
export interface Shelf<K extends PieceKind = PieceKind> {
  /** Whether its rows themselves know when they end. */
  readonly knowsEnd: boolean;
  readonly read: (tx: PoolClient, siteId: number) => Promise<ShelfRow[]>;
  /** Shows a content; answers how its table names it. */
  readonly write: (tx: PoolClient, place: Place, content: PieceContent<K>) => Promise<string>;
  /** Shows it no longer. */
  readonly remove: (tx: PoolClient, place: Pick<Place, 'siteId' | 'key' | 'now'>) => Promise<void>;
}

/** A shelf of any kind, which takes what was stored of it. */
export type AnyShelf = Omit<Shelf, 'write'> & {
  readonly write: (tx: PoolClient, place: Place, content: unknown) => Promise<string>;
};
