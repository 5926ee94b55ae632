import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { askForGame } from '../openGame/gameDoor.ts';
import type { SportsData } from './model/loadSports.ts';
import { eventExtra, frameHeight, frameHeightPx, heardFromFrame } from './model/sportsFrame.ts';

const sportsType = 4;

/** The sports page of the site's provider. It speaks only from its own origin: how high it is, and which event was chosen. */
export const SportsFrame = ({
  sports,
  firstHeightPx = frameHeightPx.first,
}: {
  readonly sports: SportsData;
  /** Until the page tells its own. */
  readonly firstHeightPx?: number;
}) => {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState<number>(firstHeightPx);
  const { url, gpId, gameCode } = sports;
  const name = t('sports.title');
  // Play is switched off in a house in demo mode (spec §1).
  const isDemo = useSite().site.is_demo;
  useEffect(() => {
    const hear = (event: MessageEvent): void => {
      const message = heardFromFrame(event, { url, window: frame.current?.contentWindow ?? null });
      if (message === null) return;
      if (message.code === 'S001') setHeightPx(frameHeight(message.height));
      else if (!isDemo)
        askForGame({ gameId: 0, gpId, gameType: sportsType, gameCode, name }, eventExtra(message.params));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, gpId, gameCode, name, isDemo]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={name}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="strict-origin"
      className="block w-full border-0 bg-raised"
      style={{ height: heightPx }}
    />
  );
};
