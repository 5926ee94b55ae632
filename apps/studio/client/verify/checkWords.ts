/** What every page says that recomputes something out of a seed. */
export interface CheckWords {
  readonly title: string;
  readonly intro: string;
  readonly check: string;
  readonly notFound: string;
  readonly failed: string;
  /** The page came over plain http, where browsers offer no cryptography. */
  readonly insecure: string;
  readonly agrees: string;
  readonly differs: string;
  readonly seed: string;
  readonly hash: string;
  readonly hashCheck: string;
  readonly how: string;
  readonly steps: readonly string[];
}
