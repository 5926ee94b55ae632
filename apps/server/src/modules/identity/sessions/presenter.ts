import { deviceInfoShape } from '@pavilion/contract/identity';
import type { MemberSessionEntry } from '@pavilion/contract/sessions';
import { z } from 'zod';
import type { OpenSessionRow } from './queries.ts';
import { readAgent } from './userAgent.ts';

const claimsSchema = z.object({ device: deviceInfoShape.device }).catch({});

/** Enough of an address to recognise one's own network by: `203.0.113.*`, `2001:db8:1:*`. */
const maskAddress = (ip: string | null): string => {
  if (ip === null) return '';
  const [bare = ''] = ip.split('/');
  if (bare.includes(':')) return `${bare.split(':').slice(0, 3).join(':')}:*`;
  return `${bare.split('.').slice(0, 3).join('.')}.*`;
};

export const presentSession = (row: OpenSessionRow, currentId: string): MemberSessionEntry => ({
  id: row.id,
  ...readAgent(row.user_agent, claimsSchema.parse(row.device).device),
  country: row.country,
  address: maskAddress(row.ip),
  started_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  is_current: row.id === currentId ? 1 : 0,
});

/** This session first; the others stay in their order. */
export const presentSessions = (rows: readonly OpenSessionRow[], currentId: string): MemberSessionEntry[] =>
  rows.map((row) => presentSession(row, currentId)).sort((left, right) => right.is_current - left.is_current);
