import type { Ending } from './ending.ts';
import type { SoundMemory } from './soundMemory.ts';
import { Store } from './store.ts';
import type { ApiBusy } from './wire.ts';

/** What every page with a session shows, whatever is played in it. */
export interface SessionState {
  readonly phase: 'opening' | 'playing' | 'over';
  /** Why it is over, or could not begin. */
  readonly ending: Ending | null;
  /** What the studio answered to the opening. */
  readonly opened: { readonly lobbyUrl: string; readonly demo: boolean } | null;
  readonly sound: boolean;
}

/** What a page with a session is given by its browser; a test brings its own. */
export interface SessionOptions {
  readonly api: { readonly leave: () => Promise<{ readonly lobbyUrl: string }> };
  readonly sounds: { readonly setOn: (on: boolean) => void };
  /** Silent at the beginning where there is none. */
  readonly soundMemory?: SoundMemory;
  /** Resolves after so many milliseconds; a test lets time jump. */
  readonly wait: (ms: number) => Promise<void>;
  readonly newActionId: () => string;
  /** Goes to an address for good. */
  readonly goTo: (url: string) => void;
  /** The way back while no launch has named a better one. */
  readonly lobbyUrl: string;
  /** What the lobby is asked for to open this game anew; `null` where this page cannot ask. */
  readonly again: string | null;
}

/** A session at the studio, from its opening to the way back to the hall: what games, tables and the book have in common. */
export abstract class SessionStore<State extends SessionState> extends Store<State, SessionState> {
  readonly #session: SessionOptions;
  #isHeldBack = false;

  constructor(first: State, session: SessionOptions) {
    const sound = session.soundMemory?.read() ?? false;
    super({ ...first, sound });
    this.#session = session;
    if (sound) session.sounds.setOn(true);
  }

  /** Nothing goes on after it. */
  end(ending: Ending, also: Partial<State> = {}): void {
    this.set({ ...also, phase: 'over', ending });
  }

  /** Does it when a busy studio may be asked again; once for all that were told so meanwhile. */
  protected whenAllowed({ retryMs }: ApiBusy, ask: () => Promise<void>): void {
    if (this.#isHeldBack) return;
    this.#isHeldBack = true;
    void this.#session.wait(retryMs).then(() => {
      this.#isHeldBack = false;
      return ask();
    });
  }

  /** Ends the session at the studio and goes back to the hall; without an answer too, for a session ends by itself. */
  readonly leave = async (): Promise<void> => {
    this.end('left');
    const { api, goTo, lobbyUrl } = this.#session;
    const url = await api.leave().then(
      (answer) => answer.lobbyUrl,
      () => this.state.opened?.lobbyUrl ?? lobbyUrl,
    );
    goTo(url);
  };

  /** Opens the game anew, in the place of whatever is played elsewhere; `null` where this page cannot, and for a demo. */
  readonly playHere = (): (() => void) | null => {
    const { again, goTo, lobbyUrl } = this.#session;
    if (again === null || this.state.opened?.demo) return null;
    return () => {
      const url = new URL(this.state.opened?.lobbyUrl ?? lobbyUrl);
      url.searchParams.set('again', again);
      goTo(url.href);
    };
  };

  readonly setSound = (sound: boolean): void => {
    this.#session.sounds.setOn(sound);
    this.#session.soundMemory?.write(sound);
    this.set({ sound });
  };
}
