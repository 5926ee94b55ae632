import { randomUUID } from 'node:crypto';
import { Skip } from '../port.ts';
import type { Body, Heard, ProviderCallName, ProviderStatus, ProviderWire } from '../wire.ts';

export interface ProviderContext {
  readonly wire: ProviderWire;
  readonly currency: string;
  readonly playerId: string;
  readonly roundId: string | undefined;
}

export interface ProviderCase {
  readonly title: string;
  readonly run: (context: ProviderContext) => Promise<void>;
}

export interface ProviderGroup {
  readonly name: string;
  readonly cases: readonly ProviderCase[];
}

export const define = (title: string, run: ProviderCase['run']): ProviderCase => ({ title, run });

export const newId = (what: string): string => `cf-${what}-${randomUUID().slice(0, 18)}`;

/** The answer, or a skip where the provider says that it has no use for the call. */
export const offered = async (
  { wire }: ProviderContext,
  name: ProviderCallName,
  body: Body,
): Promise<Heard<ProviderStatus>> => {
  const heard = await wire.call(name, body);
  if (heard.status === 'NOT_FOUND') throw new Skip(`the provider does not offer ${name} (NOT_FOUND)`);
  return heard;
};
