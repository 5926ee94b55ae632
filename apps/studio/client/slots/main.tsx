import '../styles/game.css';
import type { ReactNode } from 'react';
import { type Mode, reelSetOf, type SlotMachine } from '../../src/engine/machine.ts';
import { findMachine } from '../../src/engine/machines/index.ts';
import {
  readSpin,
  type SlotOutcome,
  slotOutcomeSchema,
  verifyFieldsOf,
} from '../../src/games/slots/outcome.ts';
import { MachineProvider, machineOf } from '../machine/context.ts';
import { MachineApp } from '../machine/MachineApp.tsx';
import { MiniReels } from '../machine/MiniReels.tsx';
import { picturesOf } from '../machine/pictures.ts';
import { type MachineWords, machineWordsOf } from '../machine/words.ts';
import { createReels } from '../reels/createReels.ts';
import { startGame } from '../shell/startGame.tsx';
import { greatMs } from './comet.ts';
import { SlotProvider } from './context.ts';
import { freeTimes, isGrowing, rangeOf } from './growth.ts';
import { starsLine } from './lineStake.ts';
import { Sky } from './night.tsx';
import { Reels } from './Reels.tsx';
import { SlotRules } from './SlotRules.tsx';
import { celebratedOf } from './shower.ts';
import { SlotGame } from './slotGame.ts';
import { type SlotTheme, slotWordsOf } from './words.ts';

/** What the gate says when it gives something, and a comet that turns back. */
const ownNotices = ({ gather, cross }: SlotTheme) => ({
  ...(gather && { gift: () => gather.notices.gift, leap: () => gather.notices.leap }),
  ...(cross && { turn: () => cross.notices.turn }),
});

/** What crossed a round, how often it turned round, and the free spins that followed, with what they grew to. */
const noteOf = (
  machine: SlotMachine,
  { cross }: SlotTheme,
  { historyFree }: MachineWords,
  steps: readonly { readonly outcome: SlotOutcome }[],
): string | null => {
  const paid = steps.filter(({ outcome }) => outcome.mode === 'base');
  const last = paid.at(-1);
  const spin = last && readSpin(machine, last.outcome);
  const turns = paid.length - 1;
  const free = steps.length - paid.length;
  const before = steps.at(-1)?.outcome.gathered?.before ?? null;
  const notes = [
    cross && spin?.crossing
      ? cross.crossed(
          spin.crossing.path.length,
          spin.lineWins.length > 0 ? spin.crossing.scatters : 0,
          spin.times,
        )
      : null,
    cross && turns > 0 ? cross.turned(turns) : null,
    free > 0 ? historyFree(free) : null,
    cross && free > 0 && isGrowing(machine, before) ? cross.reached(freeTimes(machine, before)) : null,
  ].filter((note) => note !== null);
  return notes.length > 0 ? notes.join(' · ') : null;
};

/** What a machine that is crossed does in its own way. */
const ownOf = ({ play, presser }: SlotGame, machine: SlotMachine, { cross }: SlotTheme) =>
  cross && {
    spinWord: () => {
      const { turn, feature } = play.getState().view;
      if (feature) return cross.freeNext(feature.played, feature.awarded);
      return turn > 0 ? cross.next(turn + 1) : null;
    },
    unpaidWord: () => {
      const { turn, feature } = play.getState().view;
      return feature || turn > 0 ? cross.unpaid : null;
    },
    freeNow: () => {
      const { inForce, gathered } = play.getState().view;
      // A round that was stored before they grew plays on as it began.
      return inForce === null
        ? cross.free(freeTimes(machine, null))
        : cross.grow(freeTimes(machine, gathered), rangeOf(machine)[1]);
    },
    summaryNote: () => {
      const { inForce } = play.getState().view;
      return inForce === null ? null : cross.reached(freeTimes(machine, inForce));
    },
    featureNote: () => {
      const { view, currency } = play.getState();
      return starsLine(view.stars, currency, cross);
    },
    celebrated: async () => {
      const { tier } = celebratedOf(play.getState());
      if (tier > 0) await presser.lookAt(greatMs[tier]);
    },
  };

startGame(slotOutcomeSchema, ({ page, options: live, scene, near, symbols }) => {
  const machine = findMachine(page.gameCode);
  const words = slotWordsOf(page.lang);
  const theme = words.machines[page.gameCode];
  const common = machineWordsOf(page.lang);
  if (!machine || !theme) return undefined;
  const pictures = picturesOf(machine.letters, symbols);
  const stripsOf = (mode: Mode) => reelSetOf(machine, mode).strips;
  const setUp = (options: typeof live) => {
    const { reels, host, moveToWebGl } = createReels(
      { wild: machine.wild, stripsOf },
      pictures,
      options.isCalm,
      () => options.sounds.play('stop'),
    );
    const game = new SlotGame({ ...options, machine, reels });
    const around = (children: ReactNode): ReactNode => (
      <MachineProvider value={machineOf(game, common, theme.free, ownOf(game, machine, theme))}>
        <SlotProvider value={{ game, machine, words, theme, pictures, near }}>{children}</SlotProvider>
      </MachineProvider>
    );
    return { game, around, stage: <Reels host={host} />, moveToWebGl };
  };
  const { game, around, stage, moveToWebGl } = setUp(live);
  return {
    play: game.play,
    words: {
      ...common,
      name: theme.name,
      tagline: theme.tagline,
      notices: { ...common.notices, ...ownNotices(theme) },
    },
    history: {
      noteOf: ({ steps }) => noteOf(machine, theme, common, steps),
      drawsOf: (steps) => steps,
      verifyFields: verifyFieldsOf,
      pictureOf: (outcome) => <MiniReels columns={readSpin(machine, outcome).shown} pictures={pictures} />,
    },
    content: (onRetry) =>
      around(
        <MachineApp
          scene={scene}
          stage={
            <>
              <Sky />
              {stage}
            </>
          }
          rules={<SlotRules />}
          onRetry={onRetry}
        />,
      ),
    stageOf: (options) => {
      const again = setUp(options);
      return { play: again.game.play, stage: again.around(again.stage), goOn: again.game.press };
    },
    afterwards: moveToWebGl,
  };
});
