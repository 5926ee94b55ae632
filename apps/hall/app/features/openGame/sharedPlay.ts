import { kept } from '../../session/storage.ts';
import type { GameRef } from './playMachine.ts';

/**
 * What the tabs of one browser know of each other's game. The tab that has one holds a lock named after itself for as long
 * as it has it and keeps a note of the game in the storage; the lock of a tab that was closed or loaded anew is free, so
 * that no note outlives its game.
 */
export interface SharedPlay extends GameRef {
  readonly tab: string;
  readonly phase: 'starting' | 'playing' | 'quitting';
  readonly name: string;
  readonly androidId: string | null;
  readonly playId: string | null;
}

const noteKey = 'open-game';
/** Known to no other tab, and to this one only until it is loaded anew. */
const ownTab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

const lockOf = (tab: string): string => `open-game:${tab}`;
const phases = ['starting', 'playing', 'quitting'] as const;

/** A note is another tab's word: it is read field by field. */
const parseNote = (raw: string | null): SharedPlay | null => {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const note = new Map<string, unknown>(Object.entries(value));
    const [tab, name, gameCode] = [note.get('tab'), note.get('name'), note.get('gameCode')];
    const [gpId, gameType, playId] = [note.get('gpId'), note.get('gameType'), note.get('playId')];
    const phase = phases.find((known) => known === note.get('phase'));
    if (typeof tab !== 'string' || typeof name !== 'string' || typeof gameCode !== 'string') return null;
    if (typeof gpId !== 'number' || typeof gameType !== 'number' || phase === undefined) return null;
    const androidId = note.get('androidId');
    return {
      tab,
      phase,
      name,
      gpId,
      gameType,
      gameCode,
      androidId: typeof androidId === 'string' ? androidId : null,
      playId: typeof playId === 'string' ? playId : null,
    };
  } catch {
    return null;
  }
};

/** The game of another tab, as far as its note says. */
export const playElsewhere = (): SharedPlay | null => {
  const note = parseNote(kept.get(noteKey));
  return note === null || note.tab === ownTab ? null : note;
};

const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

let letGo: (() => void) | null = null;

/** Holds this tab's lock; resolves once it is held. Without locks (no secure context) notes go by their word. */
const hold = (): Promise<void> =>
  new Promise((resolve) => {
    const manager = locks();
    if (manager === undefined || letGo !== null) return resolve();
    const held = new Promise<void>((release) => {
      letGo = release;
    });
    manager
      .request(lockOf(ownTab), () => {
        resolve();
        return held;
      })
      .catch(() => resolve());
  });

/** The note of now; an older one that comes late is not written. */
let latest: Omit<SharedPlay, 'tab'> | null = null;

/** Tells the other tabs what game this one has; `null` when it has none any more. */
export const tellTabs = (play: Omit<SharedPlay, 'tab'> | null): void => {
  latest = play;
  if (play === null) {
    if (parseNote(kept.get(noteKey))?.tab === ownTab) kept.remove(noteKey);
    letGo?.();
    letGo = null;
    return;
  }
  void hold().then(() => {
    if (latest === play) kept.set(noteKey, JSON.stringify({ ...play, tab: ownTab }));
  });
};

/** Whether the tab of a note is still there. */
export const isAlive = async (play: SharedPlay): Promise<boolean> => {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(play.tab));
};

/** Forgets the note of a tab that is gone. */
const forget = (play: SharedPlay): void => {
  if (parseNote(kept.get(noteKey))?.tab === play.tab) kept.remove(noteKey);
};

/** Calls back when another tab's game changes, and when that tab is gone. Answers how to stop. */
export const watchTabs = (onChange: (play: SharedPlay | null) => void): (() => void) => {
  let waiting = new AbortController();
  const follow = (): void => {
    waiting.abort();
    waiting = new AbortController();
    const play = playElsewhere();
    onChange(play);
    if (play === null) return;
    // Granted once the other tab has let go, or is gone.
    locks()
      ?.request(lockOf(play.tab), { signal: waiting.signal }, async () => {
        forget(play);
        onChange(playElsewhere());
      })
      .catch(() => undefined);
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === noteKey || key === null) follow();
  };
  window.addEventListener('storage', onStorage);
  // Where nobody can tell whether a tab is still there, a note of before this page was loaded counts as left behind.
  const left = playElsewhere();
  if (left !== null && locks() === undefined) forget(left);
  follow();
  return () => {
    waiting.abort();
    window.removeEventListener('storage', onStorage);
  };
};
