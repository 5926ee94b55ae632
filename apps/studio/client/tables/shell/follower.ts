import type { FollowingView, SlipView } from '../../../src/tables/views.ts';
import { endingIn } from '../../shell/ending.ts';
import { ApiBusy, ApiRefusal, againAfterMs } from '../../shell/wire.ts';
import type { Follow, TableApi } from './api.ts';
import { reasonOf } from './news.ts';
import type { SealKeeper } from './seals.ts';
import { sumOf, type TableClientState } from './tableState.ts';

interface FollowerOptions {
  readonly api: Pick<TableApi, 'follow' | 'stopFollowing'>;
  readonly seals: Pick<SealKeeper, 'bringAhead'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly newActionId: () => string;
  readonly getState: () => TableClientState;
  readonly set: (change: Partial<TableClientState>) => void;
  /** Bets what is laid down. */
  readonly press: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** The session is over, or the studio is silent. */
  readonly end: (error: unknown) => void;
}

const triesMax = 4;
const againMs = 1_000;
/** A followed slip is looked for so often after its round has opened, so far apart. */
const asksMax = 8;
const askMs = 700;

/** Whether slips are still to be laid, or one lies in the last draw. */
export const isUnderWay = (following: FollowingView | null): following is FollowingView =>
  following !== null && following.ended === null;

/** The slip that would be followed where nothing is laid down: the last of the round at the table. */
export const followableSlip = ({
  slips,
  table,
}: Pick<TableClientState, 'slips' | 'table'>): SlipView | undefined =>
  slips
    .filter(
      ({ round, state, followed }) =>
        round === table?.number &&
        !followed &&
        state !== 'refused' &&
        state !== 'returned' &&
        state !== 'stuck',
    )
    .at(-1);

/** Has a slip laid again in the next draws, and keeps the page told of it. */
export class Follower {
  readonly #options: FollowerOptions;
  #asking = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** Bets what is laid down, or takes the round's last slip, and has it laid again in so many draws. */
  async start(draws: number, stopsOnWin: boolean): Promise<void> {
    const { getState, set, seals, newActionId, api } = this.#options;
    if (getState().busy || isUnderWay(getState().following)) return;
    const slip = await this.#slip();
    if (!slip) return;
    set({ busy: true });
    try {
      const follow: Follow = {
        actionId: newActionId(),
        slip: slip.id,
        entropies: await seals.bringAhead(slip.round + 1, draws),
        stopsOnWin,
      };
      await this.#repeat(() => api.follow(follow));
    } finally {
      set({ busy: false });
    }
  }

  /** No further slip is laid. */
  async stop(): Promise<void> {
    await this.#repeat(() => this.#options.api.stopFollowing());
  }

  /** A round has opened: asks until its followed slip has been laid, or it is told why there is none. */
  async askFor(round: number): Promise<void> {
    const { getState, refresh, wait } = this.#options;
    if (this.#asking || !isUnderWay(getState().following)) return;
    this.#asking = true;
    try {
      for (let asked = 0; asked < asksMax; asked += 1) {
        await wait(askMs);
        await refresh();
        const { following, phase } = getState();
        if (phase !== 'playing' || !isUnderWay(following)) return;
        if (following.nextRound !== null && following.nextRound > round) return;
      }
    } finally {
      this.#asking = false;
    }
  }

  async #slip(): Promise<SlipView | undefined> {
    const { getState, press } = this.#options;
    if (sumOf(getState().laid) === 0n) return followableSlip(getState());
    const known = new Set(getState().slips.map(({ id }) => id));
    await press();
    return getState()
      .slips.filter(({ id, followed }) => !known.has(id) && !followed)
      .at(-1);
  }

  /** Sends the same again while nothing is heard. What it answers is shown. */
  async #repeat(send: () => Promise<{ readonly following: FollowingView | null }>): Promise<void> {
    const { set, wait, end } = this.#options;
    for (let tries = 1; ; tries += 1) {
      try {
        return set({ following: (await send()).following });
      } catch (error) {
        if (endingIn(error)) return end(error);
        if (error instanceof ApiRefusal)
          return set({ notice: { kind: 'refused', reason: reasonOf(error.error) } });
        if (tries === 1 && error instanceof ApiBusy) return set({ notice: { kind: 'busy' } });
        if (tries >= triesMax) return set({ notice: { kind: 'offline' } });
        await wait(againAfterMs(error, againMs));
      }
    }
  }
}
