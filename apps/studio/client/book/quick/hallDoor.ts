/** What the frame says to the hall that shows it, and to nobody else; it listens to nobody (spec §4 Sports frame). */
import type { LegPick } from '../../../src/book/views.ts';

type FrameMessage =
  | { readonly code: 'S001'; readonly height: number }
  | { readonly code: 'U003'; readonly params: Readonly<Record<string, string>> };

export interface HallDoor {
  /** How high the page is, px; told once for each height. */
  readonly tellHeight: (height: number) => void;
  /** Asks the hall to open the game: on an event, with a choice, or as it begins. */
  readonly askForGame: (chosen: { readonly event: string; readonly leg?: LegPick } | null) => void;
}

/** The door to the hall at `origin`; `hall` is the window that embeds this one, `null` where none does. */
export const createHallDoor = (hall: Pick<Window, 'postMessage'> | null, origin: string): HallDoor => {
  const say = (message: FrameMessage): void => hall?.postMessage(message, origin);
  let told = 0;
  return {
    tellHeight: (height) => {
      const whole = Math.ceil(height);
      if (whole === told || whole <= 0) return;
      told = whole;
      say({ code: 'S001', height: whole });
    },
    askForGame: (chosen) =>
      say({
        code: 'U003',
        params:
          chosen === null
            ? {}
            : {
                event: chosen.event,
                ...(chosen.leg && { market: chosen.leg.market, selection: chosen.leg.selection }),
              },
      }),
  };
};
