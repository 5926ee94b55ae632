import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { HistoryAnswer, StepAnswer } from '../../src/play/views.ts';
import { createGameApi } from './api.ts';
import { Play } from './play.ts';
import { answersOf, gameOptions } from './scriptedGame.fixture.ts';
import { studioWire } from './studioWire.fixture.ts';
import { ApiSilence } from './wire.ts';

/** A game of one figure, and a studio at the end of a real wire. */
const outcome = z.object({ face: z.number() });
type Outcome = z.output<typeof outcome>;

const studio = studioWire();
const scripted = answersOf<Outcome>();

const drawn = async (): Promise<StepAnswer<Outcome>> => {
  scripted.step.push({ outcome: { face: 6 }, win: '8.00' });
  return scripted.api.step('action', '1.00', {});
};

/** Answers each call by its path, one after the other. */
const answering = (answers: Readonly<Record<string, unknown[]>>): unknown[] => {
  const bodies: unknown[] = [];
  studio.answer = async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(JSON.parse(body));
    response.end(JSON.stringify(answers[request.url?.split('/').at(-1) ?? '']?.shift()));
  };
  return bodies;
};

it('a press whose answer this page cannot read is sent again as the same press, until it is told what was drawn', async () => {
  const right = await drawn();
  if (right.kind !== 'drawn') throw new Error('not drawn');
  const bodies = answering({
    open: [await scripted.api.open(null)],
    step: [
      { ...right, kind: 'splendid' },
      { ...right, step: { ...right.step, outcome: { face: 'six' } } },
      { ...right, step: { ...right.step, win: 'plenty' } },
      right,
    ],
  });
  const play = new Play<Outcome, number | null>(gameOptions(createGameApi('koi-lantern', outcome)), {
    rest: () => null,
    begin: () => null,
    land: async ({ step }) => ({ view: step.outcome.face, notice: { kind: 'nothing' }, win: step.win }),
  });
  await play.open('ticket');
  await play.step('1.00');
  expect(play.getState()).toMatchObject({ phase: 'playing', view: 6, win: '8.00', balance: '99.00' });
  const press = { action_id: 'action', stake: '1.00', action: {} };
  expect(bodies).toEqual([{ ticket: 'ticket' }, press, press, press, press]);
});

it('a history with a round of another shape is none', async () => {
  const api = createGameApi('koi-lantern', outcome);
  const right = await drawn();
  if (right.kind !== 'drawn') throw new Error('not drawn');
  const page: HistoryAnswer<Outcome> = {
    rounds: [{ ...right.round, steps: [right.step] }],
    before: null,
  };
  const [round] = page.rounds;
  answering({
    history: [page, { ...page, rounds: [round, { ...round, openedAt: 'yesterday' }] }, { rounds: [round] }],
  });
  expect(await api.history()).toEqual(page);
  await expect(api.history()).rejects.toThrow(new ApiSilence('history: rounds.1.openedAt'));
  await expect(api.history()).rejects.toThrow(new ApiSilence('history: before'));
});
