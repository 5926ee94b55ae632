import { useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import type { GameChoice } from '../openGame/gameDoor.ts';
import { launchDemo } from './model/demoLauncher.ts';
import { tellOutcome } from './tellOutcome.ts';

/** Opens demos in the press, one at a time, and says what came of each. */
export const useDemo = (): ((game: GameChoice) => void) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const template = useTemplate();
  const busy = useRef(false);
  return (game) => {
    if (busy.current) return;
    busy.current = true;
    void launchDemo(game, { template, currency })
      .then((outcome) => tellOutcome(outcome, t))
      .finally(() => {
        busy.current = false;
      });
  };
};
