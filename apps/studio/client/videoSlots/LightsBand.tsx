import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LightName } from '../../src/games/lights.ts';
import { findLight, lightLevels } from '../../src/games/lights.ts';
import type { LightsAnswer } from '../../src/play/views.ts';
import { money } from '../shell/amounts.ts';
import type { GameApi } from '../shell/api.ts';
import { useShell } from '../shell/context.ts';
import { useAsked } from '../shell/useAsked.ts';
import { useRolling } from '../shell/useRolling.ts';
import { useVideoSlotState } from './context.ts';
import type { WonLight } from './LightWon.tsx';
import { lightWordsOf } from './lightWords.ts';

const LightsSheet = lazy(() => import('./LightsSheet.tsx'));
const LightWon = lazy(() => import('./LightWon.tsx'));

type LightsApi = Pick<GameApi<unknown>, 'lights'>;

/** The light that the round has won, once its reels stand, until the player goes on; each once. */
const useWonLight = (): readonly [WonLight | null, () => void] => {
  const { round, motion, opened } = useVideoSlotState();
  const [won, setWon] = useState<WonLight | null>(null);
  const told = useRef<string | null>(null);
  // What was seen before the page was loaded anew is no news; what was won while nobody looked is.
  if (told.current === null && opened) told.current = (opened.notice === null && opened.round?.id) || '';
  useEffect(() => {
    const level = round?.jackpot && findLight(round.jackpot.id);
    if (!level || !round?.jackpot || motion === 'moving' || round.id === told.current) return;
    told.current = round.id;
    setWon({ name: level.name, amount: round.jackpot.amount, isCredited: round.state !== 'paying' });
  }, [round, motion]);
  return [won, () => setWon(null)];
};

const Light = ({ name, level }: { name: LightName; level: LightsAnswer['levels'][number] | undefined }) => {
  const words = lightWordsOf(useShell().lang);
  const { currency } = useVideoSlotState();
  const shown = useRolling(level?.amount ?? null, currency);
  return (
    <span className="light" data-light={name} data-value={level?.amount ?? ''}>
      <span className="light-name">{words.names[name]}</span>
      <b>{shown === null ? '—' : money(shown, currency)}</b>
      <small>{level ? words.dropsBy(money(level.dropsBy, currency).replace(/\.00$/, '')) : '—'}</small>
    </span>
  );
};

/** What the lights hold now, over the reels of a slot that feeds them; opens how they work. */
export const LightsBand = ({ api }: { api: LightsApi }) => {
  const { opened, phase } = useVideoSlotState();
  const [isOpen, setOpen] = useState(false);
  const [won, goOn] = useWonLight();
  const feeds = opened?.feedsLights === true;
  const lights = useAsked(api.lights, feeds && phase === 'playing', won);
  if (!feeds) return null;
  return (
    <>
      <button type="button" className="lights" data-action="lights" onClick={() => setOpen(true)}>
        {lightLevels.map(({ name }) => (
          <Light key={name} name={name} level={lights?.levels.find((level) => level.name === name)} />
        ))}
      </button>
      <Suspense fallback={null}>
        {isOpen && <LightsSheet lights={lights} onClose={() => setOpen(false)} />}
        {won && <LightWon won={won} onClose={goOn} />}
      </Suspense>
    </>
  );
};
