import { expect, it } from 'vitest';
import { createSignal, createStore } from './store.ts';

it('tells everybody who listens to a signal, until they stop', () => {
  const signal = createSignal<number>();
  const heard: string[] = [];
  const stop = signal.on((told) => heard.push(`first ${told}`));
  signal.on((told) => heard.push(`second ${told}`));
  signal.tell(1);
  stop();
  signal.tell(2);
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

it('has the new value of a store in place before it is told of', () => {
  const store = createStore('before');
  const seen: string[] = [];
  const stop = store.on(() => seen.push(store.get()));
  store.set('after');
  stop();
  store.set('later');
  expect(seen).toEqual(['after']);
  expect(store.get()).toBe('later');
});

it('renders on the server what a store began with, or what it is to be there', () => {
  const store = createStore('begun');
  store.set('moved');
  expect(store.onServer()).toBe('begun');
  expect(createStore('kept in this browser', 'nothing known').onServer()).toBe('nothing known');
});
