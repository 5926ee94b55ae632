// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passMs, type Stage, stage } from '../../../ui/stage.fixture.tsx';
import { useCaptcha } from './useCaptcha.ts';

let shown: Stage;
const asked = vi.fn<() => Promise<Response>>();
const Captcha = () => {
  const { state, refresh } = useCaptcha(1);
  return (
    <button type="button" onClick={refresh}>
      {state}
    </button>
  );
};
const button = () => document.querySelector('button');
const pass = (ms: number) => passMs(vi.advanceTimersByTimeAsync, ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', asked);
});
afterEach(async () => {
  await shown.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('after code 101 a picture is asked for again in 1 s, and by no press before (spec §4, §9)', async () => {
  asked.mockImplementation(async () => Response.json({ code: 101, message: 'wait', data: {} }));
  shown = await stage(<Captcha />);
  await pass(0);
  expect(button()?.textContent).toBe('waiting');
  button()?.click();
  await pass(999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});
