import type { Lane, Message, Step } from '../plan/step.ts';
import type { Failure } from './simulate.ts';

/** A failure as a person reads it: what was done, one line each, and where hall and model part. */

const describeMessage = (message: Message): string => {
  const { call, member, provider, round, id, target, amount, win, closes, delivery, hall } = message;
  return [
    `member ${member} ${call} ${id}`,
    target === undefined ? '' : `of ${target}`,
    `round ${round} provider ${provider}`,
    amount === 0 && win === 0 ? '' : `${amount}${win === 0 ? '' : `/${win}`}`,
    closes ? 'closes' : '',
    message.sessionOf === undefined ? '' : `session of member ${message.sessionOf}`,
    message.foreignCurrency === true ? 'foreign currency' : '',
    message.skewSeconds === 0 ? '' : `clock off by ${message.skewSeconds} s`,
    delivery === 'plain' ? '' : delivery.replaceAll('_', ' '),
    `hall ${hall}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const describeLanes = (lanes: readonly Lane[]): string =>
  lanes.map((lane) => lane.map(describeMessage).join(' → ')).join(' ‖ ');

export const describeStep = (step: Step): string => {
  switch (step.kind) {
    case 'calls':
      return describeLanes(step.lanes);
    case 'race':
      return `at once: ${step.messages.map(describeMessage).join(' ‖ ')}`;
    case 'hold':
      return `held back: ${describeMessage(step.message)}`;
    case 'arrive':
      return `${step.id} arrives`;
    case 'kill':
      return `${step.what} ${step.which} killed after ${step.afterMs} ms of ${describeLanes(step.lanes)}`;
    case 'launch':
      return `member ${step.member} opens the game of provider ${step.provider}`;
    case 'leave':
      return `member ${step.member} leaves the game`;
    case 'excursion': {
      const { ofUnknown, ...troubles } = step.troubles;
      const met = Object.entries(troubles).flatMap(([call, list]) =>
        list.map((one) => `${call} ${one.replaceAll('_', ' ')}`),
      );
      const killed = step.killAfterMs === undefined ? '' : `, its hall killed after ${step.killAfterMs} ms`;
      return `member ${step.member} takes all money to the bank and ${step.result} of result home by ${step.home}, hall ${step.hall}${killed}; ${[...met, `unknown is ${ofUnknown}`].join(', ')}`;
    }
    case 'deposit': {
      const chosen = step.offer === undefined ? '' : `, choosing promotion ${step.offer}`;
      return `member ${step.member} pays in ${step.amount}${chosen}: ${step.words.join(', ')}${step.twice ? ', each twice' : ''}`;
    }
    case 'give_up':
      return `member ${step.member} gives the oldest bonus up`;
    case 'end_bonuses':
      return 'the job of bonuses runs';
    case 'transfer': {
      const to = step.to === null ? 'the own main wallet' : `member ${step.to}`;
      return `agent ${step.agent} gives ${step.amount} of ${step.purse} to ${to}${step.twice ? ', asked twice' : ''}`;
    }
    case 'bonus':
      return `member ${step.member} gets a bonus of ${step.amount}`;
    case 'cycle':
      return `the ledger goes on by ${step.days} days, agents are settled${step.killAfterMs === undefined ? '' : `, a process of it killed after ${step.killAfterMs} ms`}`;
    case 'clock':
      return `the clock moves by ${step.byMs} ms`;
    case 'settle':
      return `old rounds are asked for: ${step.said}`;
    case 'rule':
      return `member ${step.member} gets the rule ${step.rule}`;
    case 'look':
      return `member ${step.member} looks`;
  }
};

export const describeFailure = ({ plan, at, error }: Failure): string => {
  const led = plan.steps.slice(0, at + 1);
  const lines = led.map((step, place) => `  ${place === at ? '✗' : ' '} ${describeStep(step)}`);
  return [
    `${led.length} steps lead there:`,
    ...lines,
    error instanceof Error && error.name === 'Disagreement' ? error.message : describeError(error),
  ].join('\n');
};

const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
