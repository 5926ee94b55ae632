/** What a run has to say when it is over. Nothing is said before everything is stored. */
export interface Report {
  /** What was made, and what was there. */
  readonly lines: readonly string[];
  /** Where the file says otherwise than the database; one is enough, and nothing is changed. */
  readonly contradictions: readonly string[];
  /** Passwords and keys that were just made and cannot be read again: what it is, and its lines. */
  readonly secrets: readonly string[];
  /** Keys of the studio's side of the wire, as its environment takes them. */
  readonly studioKeys: readonly StudioKey[];
}

export interface StudioKey {
  readonly keyId: string;
  readonly secret: string;
  /** `provider:1` or `gateway:sandbox` */
  readonly for: string;
}

export interface WritableReport extends Report {
  readonly say: (line: string) => void;
  readonly contradict: (sentence: string) => void;
  readonly showOnce: (line: string) => void;
  readonly showKey: (name: string, key: StudioKey) => void;
}

export const createReport = (): WritableReport => {
  const lines: string[] = [];
  const contradictions: string[] = [];
  const secrets: string[] = [];
  const studioKeys: StudioKey[] = [];
  return {
    lines,
    contradictions,
    secrets,
    studioKeys,
    say: (line) => void lines.push(line),
    contradict: (sentence) => void contradictions.push(sentence),
    showOnce: (line) => void secrets.push(line),
    showKey: (name, key) => {
      secrets.push(`key of ${name}: ${key.keyId}`, `secret of ${name}: ${key.secret}`);
      studioKeys.push(key);
    },
  };
};
