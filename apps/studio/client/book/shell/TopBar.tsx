import { money } from '../../shell/amounts.ts';
import { DemoBadge, KeysButton, LeaveButton, SoundButton } from '../../shell/barButtons.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { RoundButton } from '../../shell/RoundButton.tsx';
import { usePart } from '../../shell/usePart.ts';
import type { Place } from './bookState.ts';
import { useBook, useBookState, useWords } from './context.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { isSettledNotice } from './news.ts';

const places = [
  ['events', 'calendar-days', { name: 'events', sport: null }],
  ['table', 'trophy', { name: 'table' }],
  ['bets', 'ticket', { name: 'bets' }],
  ['results', 'rotate-ccw-clock', { name: 'results' }],
] as const satisfies readonly (readonly [string, string, Place])[];

/** Events, my bets, results: in the bar on a desk, at the foot on a phone. */
export const PlaceNav = ({ className }: { className: string }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { place, phase, opened } = useBookState();
  const hasLeague = opened?.sports.includes('league') === true;
  const current = place.name === 'event' ? 'events' : place.name;
  return (
    <nav className={className} aria-label={texts.pages.events}>
      {places
        .filter(([name]) => hasLeague || name !== 'table')
        .map(([name, icon, to]) => (
          <button
            key={name}
            type="button"
            className="place-button"
            data-action={name}
            aria-current={current === name ? 'page' : undefined}
            disabled={phase !== 'playing'}
            onClick={() => void store.visit(to)}
          >
            <Icon name={icon} size={20} />
            {texts.pages[name]}
          </button>
        ))}
    </nav>
  );
};

export const Balance = () => {
  const { texts } = useWords();
  const { balance, currency, opened } = useBookState();
  return (
    <p className="book-balance">
      <span className="plate-name">{opened?.demo ? texts.playMoney : texts.balance}</span>
      <output data-field="balance" data-value={balance ?? ''}>
        {balance === null ? '—' : money(balance, currency)}
      </output>
    </p>
  );
};

const LastWin = () => {
  const { texts } = useWords();
  const { win, currency } = useBookState();
  return (
    <p className="book-win" data-none={win === null}>
      <span className="plate-name">{texts.win}</span>{' '}
      <output data-field="win" data-value={win ?? ''}>
        {win === null ? '—' : money(win, currency)}
      </output>
    </p>
  );
};

/** How bets stand comes once there is one. */
const loadLines = (): Promise<typeof import('../openBets/lines.ts')> => import('../openBets/lines.ts');

/** What there is to tell, a settled bet for a while; where that is nothing, what the player has open. */
const NewsLine = () => {
  const { lang } = useWords();
  const { notice, connected, bets, placing } = useBookState();
  const open = bets.filter(({ state }) => state === 'open');
  const lines = usePart(loadLines, lang, open.length > 0);
  const isOpen = lines && connected && placing === null && notice.kind === 'welcome' && open.length > 0;
  const isSettled = lines && connected && isSettledNotice(notice);
  return (
    <div className="book-line" data-quiet={isOpen || isSettled || false}>
      <NoticeLine />
      {isSettled && <lines.SettledLine key={`${notice.bet.id} ${notice.kind}`} notice={notice} />}
      {isOpen && <lines.OpenBetsLine open={open} />}
      <LastWin />
    </div>
  );
};

/** The way out, the book's name, where one can go, and what one has. */
export const TopBar = ({ onRules, onKeys }: { onRules: () => void; onKeys: () => void }) => {
  const { texts } = useWords();
  const { store, name } = useBook();
  const { opened, sound, phase } = useBookState();
  return (
    <header className="book-head" inert={phase === 'over'}>
      <div className="book-bar">
        <LeaveButton label={texts.leave} onLeave={() => void store.leave()} />
        <div className="book-name">
          <h1>{name}</h1>
          {opened?.demo && <DemoBadge text={texts.demo} hint={texts.demoLong} />}
        </div>
        <PlaceNav className="bar-places" />
        <Balance />
        <KeysButton text={texts.keys} isDisabled={phase !== 'playing'} onPress={onKeys} />
        <RoundButton
          action="rules"
          icon="book-open"
          label={texts.pages.rules}
          hint={texts.pages.rules}
          isDisabled={phase !== 'playing'}
          onPress={onRules}
        />
        <SoundButton texts={texts} isOn={sound} onTurn={(isOn) => store.setSound(isOn)} />
      </div>
      <NewsLine />
    </header>
  );
};
