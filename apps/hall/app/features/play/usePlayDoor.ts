import { quitGameDelayMs, storageKeys } from '@pavilion/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../modals/modalStore.ts';
import { kept } from '../../session/storage.ts';
import { useTemplate } from '../../templates/TemplateContext.tsx';
import { showToast } from '../../ui/toast.ts';
import { onMemberEvent } from '../realtime/model/realtime.ts';
import { type GameChoice, setGameOpener } from './model/gameDoor.ts';
import { type LaunchOutcome, launchGame, leaveGame, onGameLeft } from './model/launcher.ts';
import { noteMaintenance } from './model/playNotice.ts';
import { playState } from './model/playStore.ts';

/** Brings the launcher to the tiles' door, tells what became of a launch, and answers the name of the game asked for last. */
export const usePlayDoor = (): string => {
  const { t } = useTranslation();
  const template = useTemplate();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const latest = useRef({ t, template });
  latest.current = { t, template };

  useEffect(() => {
    const tell = (outcome: LaunchOutcome): void => {
      const say = latest.current.t;
      if (outcome.kind === 'refused') showToast({ kind: 'info', text: say(outcome.messageKey) });
      if (outcome.kind === 'failed')
        showToast({ kind: 'error', text: outcome.message ?? say('pg.start_failed') });
      if (outcome.kind === 'maintenance') {
        noteMaintenance(outcome);
        openModal('maintenance');
      }
    };
    return setGameOpener((game: GameChoice) => {
      setName(game.name);
      void launchGame(
        { gpId: game.gpId, gameType: game.gameType, gameCode: game.gameCode },
        latest.current.template,
      ).then(tell);
    });
  }, []);

  // The server has closed the game: the operator did, or another start took its place (spec §4, Force quit).
  useEffect(
    () =>
      onMemberEvent('forward_game_status', ({ play_id, status }) => {
        const { phase, playId } = playState();
        if (status === 'closed' && phase === 'playing' && playId === play_id)
          void leaveGame().catch(() => undefined);
      }),
    [],
  );

  useEffect(() => onGameLeft(() => void client.invalidateQueries()), [client]);

  // A game was open when this page was left: it is quit, 300 ms after loading (spec §4).
  useEffect(() => {
    if (kept.get(storageKeys.isPlay) !== '1') return;
    const timer = setTimeout(() => void leaveGame().catch(() => undefined), quitGameDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return name;
};
