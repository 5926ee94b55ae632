import { verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { createPasswordHasher } from './passwords.ts';

describe('passwords', () => {
  it('are hashed with Argon2id at 19 MiB and two passes, differently each time', async () => {
    const hasher = createPasswordHasher();
    const [first, second] = await Promise.all([hasher.hash('Sesame88'), hasher.hash('Sesame88')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'Sesame88')).toBe(true);
    expect(await hasher.verify(first, 'sesame88')).toBe(false);
  });

  it('of nobody are refused after the same work: one verification against a hash of the same cost', async () => {
    const verifyHash = vi.fn((hash: string, password: string) => verify(hash, password));
    const hasher = createPasswordHasher({ verifyHash });
    expect(await hasher.verify(null, 'Sesame88')).toBe(false);
    expect(verifyHash).toHaveBeenCalledTimes(1);
    expect(verifyHash.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('of nobody are refused even when they match the decoy', async () => {
    expect(await createPasswordHasher().verify(null, 'nobody has this account')).toBe(false);
  });

  it('are hashed a few at a time; past the queue the answer is 429', async () => {
    let running = 0;
    let runningMost = 0;
    const verifyHash = async (): Promise<boolean> => {
      running += 1;
      runningMost = Math.max(runningMost, running);
      await Promise.resolve();
      running -= 1;
      return true;
    };
    const hasher = createPasswordHasher({ concurrentMax: 1, waitingMax: 2, verifyHash });
    const stored = await hasher.hash('Sesame88');
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => hasher.verify(stored, 'Sesame88')));
    expect(runningMost).toBe(1);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    const refusal = outcomes[3]?.status === 'rejected' ? outcomes[3].reason : undefined;
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ httpStatus: 429 });
  });
});
