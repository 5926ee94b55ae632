import { expect, it, vi } from 'vitest';
import { tellAppLogin } from './nativeBridge.ts';

it('tells the iOS app with an object', () => {
  const postMessage = vi.fn();
  tellAppLogin({ webkit: { messageHandlers: { pavilion: { postMessage } } } });
  expect(postMessage.mock.calls).toEqual([[{ isSetTokenLogin: true }]]);
});

it('tells the Android app with a string', () => {
  const postMessage = vi.fn();
  tellAppLogin({ pavilion: { postMessage } });
  expect(postMessage.mock.calls).toEqual([['{"isSetTokenLogin":true}']]);
});

it('tells nobody in a browser, nor in the shell of somebody else', () => {
  const postMessage = vi.fn();
  for (const page of [
    {},
    { webkit: {} },
    { webkit: { messageHandlers: { other: { postMessage } } } },
    { pavilion: 1 },
  ])
    tellAppLogin(page);
  expect(postMessage).not.toHaveBeenCalled();
});
