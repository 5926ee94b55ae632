import { potSeats } from '../../../src/tables/games/bullsPot.ts';

/** Hands are dealt, then turned seat by seat; then it is told who has won. Milliseconds from the draw. */
const [dealtEveryMs, turnedFromMs, turnedEveryMs] = [180, 1_500, 900];
export const dealtAtMs = potSeats.map((_, at) => dealtEveryMs * at);
export const turnedAtMs = potSeats.map((_, at) => turnedFromMs + turnedEveryMs * at);
export const toldAtMs = turnedFromMs + turnedEveryMs * potSeats.length;
