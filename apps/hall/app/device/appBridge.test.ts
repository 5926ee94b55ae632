import { afterEach, expect, it, vi } from 'vitest';
import { appBridge } from './appBridge.ts';

afterEach(() => vi.unstubAllGlobals());

const tell = (page: object): boolean => {
  vi.stubGlobal('window', page);
  const post = appBridge();
  post?.({ isSetTokenLogin: true });
  return post !== null;
};

it('tells the iOS app with an object', () => {
  const postMessage = vi.fn();
  expect(tell({ webkit: { messageHandlers: { pavilion: { postMessage } } } })).toBe(true);
  expect(postMessage.mock.calls).toEqual([[{ isSetTokenLogin: true }]]);
});

it('tells the Android app with a string', () => {
  const postMessage = vi.fn();
  expect(tell({ pavilion: { postMessage } })).toBe(true);
  expect(postMessage.mock.calls).toEqual([['{"isSetTokenLogin":true}']]);
});

it('tells nobody in a browser, nor in the shell of somebody else', () => {
  const postMessage = vi.fn();
  const pages = [
    {},
    { webkit: {} },
    { webkit: { messageHandlers: { other: { postMessage } } } },
    { pavilion: 1 },
  ];
  expect(pages.map(tell)).toEqual([false, false, false, false]);
  expect(postMessage).not.toHaveBeenCalled();
});
