import { useEffect } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { againIn } from '../openGame/again.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { leaveInPassing } from '../openGame/leaving.ts';
import { playState, usePlayState } from '../openGame/playStore.ts';
import { GameFrame } from './GameFrame.tsx';

/** Whoever goes on from the page that a game stands in has left the game. */
const leaveWithPage = (): void => {
  const { mode, phase } = playState();
  if (mode === 'page' && (phase === 'starting' || phase === 'playing')) leaveInPassing('window_closed');
};

/** Opens the game that this page was asked for, once. */
const openAgain = (name: string): void => {
  const game = againIn(location.search);
  if (game === null) return;
  history.replaceState(history.state, '', location.pathname);
  const { phase } = playState();
  if (phase !== 'starting' && phase !== 'playing')
    askForGame({ ...game, gameId: 0, name }, undefined, 'page');
};

/** The in-page game view (spec §2). Whoever comes by the address alone has no game open, and is shown where games are. */
export const PlayView = () => {
  const { t } = useTranslation();
  const wide = useTemplate() === 'wide';
  const { phase, mode, name, frameUrl } = usePlayState();
  const named = t('windows.play_again');
  useEffect(() => openAgain(named), [named]);
  useEffect(() => leaveWithPage, []);
  if (mode !== 'page' || (phase !== 'starting' && phase !== 'playing')) {
    return (
      <div className="wrap flex min-h-[60dvh] items-center justify-center">
        <title>{t('windows.play_title')}</title>
        <EmptyScene isPage scene="empty" title={t('windows.play_title')} text={t('windows.play_text')}>
          <Button data-opens="demoGames">{t('play.demo_list')}</Button>
          <ButtonLink to="/" tone="main">
            {t('error_page.home')}
          </ButtonLink>
        </EmptyScene>
      </div>
    );
  }
  return (
    <section data-play-page={phase} className={classes('flex flex-col', wide ? 'wrap py-4' : '')}>
      <title>{name}</title>
      <div className={classes('flex min-h-13 items-center gap-3', !wide && 'px-3.5')}>
        <h1 className="min-w-0 flex-1 truncate font-semibold text-base">{name}</h1>
        <Button size="sm" onClick={() => leaveInPassing('quit')}>
          {t('play.leave')}
        </Button>
      </div>
      <div
        className={classes(
          'overflow-hidden bg-raised',
          wide
            ? 'h-[max(30rem,calc(100dvh-9.5rem))] rounded-card ring-1 ring-line'
            : 'h-[max(24rem,calc(100dvh-12rem))]',
        )}
      >
        <GameFrame url={frameUrl} name={name} />
      </div>
    </section>
  );
};
