import { describe, expect, it } from 'vitest';
import { Autoplay, type SeenMachine } from './autoplay.ts';

/** What a press comes to. */
interface Spin {
  readonly won?: string;
  /** Free spins wait for the player. */
  readonly feature?: boolean;
  readonly refused?: boolean;
  /** The round stays open, and the step that should have followed by itself came to nothing. */
  readonly stuck?: boolean;
  /** A bonus that went on by itself is over with it. */
  readonly bonus?: boolean;
}

/** A machine whose spins are written down, at a stake of 1.00. */
const setUp = (spins: Spin[], celebrated?: () => Promise<void>) => {
  const listeners = new Set<() => void>();
  let state: SeenMachine = {
    phase: 'playing',
    busy: false,
    motion: 'idle',
    stake: '1.00',
    currency: 'RMB',
    sessionNet: '-5.00',
    round: null,
    view: { feature: null, summary: null },
  };
  const set = (change: Partial<SeenMachine>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const waits: number[] = [];
  let presses = 0;
  let hurried = 0;
  let rounds = 0;
  const press = (): void => {
    if (state.busy) {
      hurried += 1;
      return;
    }
    presses += 1;
    const spin = spins.shift() ?? {};
    set({ busy: true, motion: 'moving' });
    queueMicrotask(() => {
      if (spin.refused) return set({ busy: false, motion: 'idle' });
      rounds += 1;
      const won = spin.won ?? '0.00';
      const net = Number(state.sessionNet) - 1 + Number(won);
      const isOpen = spin.feature === true || spin.stuck === true;
      set({
        busy: false,
        motion: spin.stuck ? 'idle' : 'settled',
        sessionNet: net.toFixed(2),
        round: { id: `r${rounds}`, state: isOpen ? 'playing' : 'settled', won },
        view: { feature: spin.feature ? { waiting: true } : null, summary: spin.bonus ? {} : null },
      });
    });
  };
  const auto = new Autoplay({
    machine: {
      getState: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      press,
      celebrated,
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { auto, set, waits, told: () => ({ presses, hurried }) };
};

const terms = { rounds: 10, lossMax: 10_000n, winMax: null };

describe('autoplay', () => {
  it('plays as many rounds as were asked for', async () => {
    const { auto, told } = setUp([]);
    await auto.start({ ...terms, rounds: 4 });
    expect(told()).toEqual({ presses: 4, hurried: 0 });
    expect(auto.getState()).toMatchObject({ left: null, ended: 'rounds' });
  });

  it('waits longer after a bonus, so that what it came to is read, turbo or not', async () => {
    const { auto, waits } = setUp([{}, { bonus: true }, {}]);
    auto.setTurbo(true);
    await auto.start({ ...terms, rounds: 3 });
    const [plain = 0, afterBonus = 0] = waits;
    expect(afterBonus).toBeGreaterThan(plain);
    expect(waits).toHaveLength(2);
  });

  it('begins no round while the last one is celebrated, and the next once somebody has seen enough', async () => {
    let skip = (): void => undefined;
    const { auto, told } = setUp([], () => new Promise((resolve) => (skip = resolve)));
    const played = auto.start({ ...terms, rounds: 2 });
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    await turns();
    expect(told().presses).toBe(1);
    skip();
    await played;
    expect(told().presses).toBe(2);
  });

  it('begins no round that could lose more than the limit, counted from its own beginning', async () => {
    const { auto, told } = setUp([{}, { won: '0.50' }, {}]);
    await auto.start({ ...terms, lossMax: 300n });
    // 1.00 and 0.50 and 1.00 are lost, and a fourth round could make it 3.50.
    expect(told().presses).toBe(3);
    expect(auto.getState().ended).toBe('loss');
  });

  it('ends with a round that wins as much as the limit', async () => {
    const { auto, told } = setUp([{ won: '19.99' }, { won: '20.00' }]);
    await auto.start({ ...terms, winMax: 2_000n });
    expect(told().presses).toBe(2);
    expect(auto.getState().ended).toBe('win');
  });

  it.each([
    [{ feature: true }, 'feature'],
    [{ refused: true }, 'refused'],
    [{ stuck: true }, 'refused'],
  ] as const)('does not go on by itself after %o', async (spin, ended) => {
    const { auto, told } = setUp([{}, spin]);
    await auto.start(terms);
    expect(told().presses).toBe(2);
    expect(auto.getState().ended).toBe(ended);
  });

  it('ends when it is stopped, and when the game is over', async () => {
    const first = setUp([]);
    const running = first.auto.start(terms);
    first.auto.stop();
    await running;
    expect(first.told().presses).toBe(1);
    expect(first.auto.getState()).toMatchObject({ left: null, ended: 'stopped' });
    const second = setUp([]);
    const over = second.auto.start(terms);
    second.set({ phase: 'over' });
    await over;
    expect(second.told().presses).toBeLessThan(3);
    expect(second.auto.getState().left).toBeNull();
  });
});

describe('turbo', () => {
  it('hurries each spin once while it is on, played by itself or by hand', async () => {
    const { auto, told } = setUp([]);
    auto.setTurbo(true);
    await auto.start({ ...terms, rounds: 3 });
    expect(told()).toEqual({ presses: 3, hurried: 3 });
    auto.setTurbo(false);
    await auto.start({ ...terms, rounds: 2 });
    expect(told()).toEqual({ presses: 5, hurried: 3 });
  });
});
