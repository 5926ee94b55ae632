import { quitGameDelayMs } from '@pavilion/contract';
import { memberCommonLayout } from '@pavilion/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { onChannelBegun, onEventsMissed, onMemberEvent } from '../../realtime/realtime.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { type GameChoice, setGameOpener } from '../openGame/gameDoor.ts';
import {
  askWhetherOpen,
  closeIfEnded,
  isLeftOver,
  isOpenHere,
  onGameLeft,
  quitLeftOver,
} from '../openGame/leaving.ts';
import { followTabs } from '../openGame/playStore.ts';
import { watchTabs } from '../openGame/sharedPlay.ts';
import { setNavigator } from '../openGame/stage.ts';
import { type LaunchOptions, launchGame, noteTransfersPaused } from './model/launcher.ts';
import { refreshSettings } from './model/launchSettings.ts';
import { tellOutcome } from './tellOutcome.ts';

/** Brings the launcher to the tiles' door, tells what became of a launch, and follows what ends a game from outside. */
export const usePlayDoor = (): void => {
  const { t } = useTranslation();
  const template = useTemplate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const latest = useRef({ t, template });
  latest.current = { t, template };

  useEffect(() => {
    void refreshSettings();
    return setGameOpener((game: GameChoice, extra, mode) => {
      const options: LaunchOptions = {
        template: latest.current.template,
        ...(extra && { extra }),
        ...(mode && { mode }),
      };
      void launchGame(game, options).then((outcome) =>
        tellOutcome(outcome, latest.current.t, { game, options }),
      );
    });
  }, []);

  useEffect(() => setNavigator((path) => void navigate(path)), [navigate]);

  useEffect(() => {
    const stops = [
      onMemberEvent('forward_game_status', ({ play_id, status }) => {
        if (status === 'closed') closeIfEnded(play_id);
      }),
      onEventsMissed(() => void askWhetherOpen()),
      onChannelBegun(() => void askWhetherOpen()),
      onGameLeft(() => void client.invalidateQueries()),
      watchTabs(followTabs),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);

  const { data: layout } = useCallQuery(memberCommonLayout, {});
  const transfersPaused = layout?.member_common_layout.wallet_status === 0;
  useEffect(() => noteTransfersPaused(transfersPaused), [transfersPaused]);

  // A game was open when this page was left: it is quit, 300 ms after loading (spec §4). One that was started meanwhile is
  // not: the server has ended the other for it.
  useEffect(() => {
    if (!isLeftOver()) return;
    const timer = setTimeout(() => {
      if (!isOpenHere()) void quitLeftOver().catch(() => undefined);
    }, quitGameDelayMs);
    return () => clearTimeout(timer);
  }, []);
};
