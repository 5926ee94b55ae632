import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';

/** What the server's own pages say in one language. */
export interface ServerWords {
  readonly pay: PayWords;
  readonly choose: ChooseWords;
  readonly begin: BeginWords;
  /** Names of games by game code; none in the two languages that the catalogue itself has them in. */
  readonly games: Readonly<Record<string, string>>;
}
