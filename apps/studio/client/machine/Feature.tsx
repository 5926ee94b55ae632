import { money } from '../shell/amounts.ts';
import { CountedWin, Sparks } from '../shell/Celebration.tsx';
import { tierOf } from '../shell/tiers.ts';
import { useMachine, useMachineState } from './context.ts';
import { SummaryCard } from './SummaryCard.tsx';

/** Told over the reels: free spins won or waiting, how far they are, and a great win, where the machine does not show it in its own way. */
export const Banner = ({ hasOwnGreat = false }: { hasOwnGreat?: boolean }) => {
  const { press, words, freeText, featureNote, freeNow } = useMachine();
  const { view, notice, win, round, currency, busy } = useMachineState();
  const { feature } = view;
  if (feature?.waiting && !busy) {
    const more = notice.kind === 'own' && notice.name === 'free_won' && feature.played > 0 ? notice : null;
    const left = feature.awarded - feature.played;
    const note = featureNote?.() ?? null;
    return (
      <div className="banner" data-field="feature">
        <p className="banner-title">{more ? words.freeMore(more.count) : words.freeTitle(left)}</p>
        {note !== null && <p className="banner-note">{note}</p>}
        <p>{freeNow?.() ?? freeText}</p>
        <button type="button" className="main-button" data-action="start-free" onClick={press}>
          {words.startFree(left)}
        </button>
      </div>
    );
  }
  if (view.summary) return <SummaryCard />;
  const tier = !hasOwnGreat && view.great && win !== null && round ? tierOf(win, round.stake, currency) : 0;
  if (tier > 0 && win !== null) {
    return (
      <div className="banner great" data-tier={tier} aria-hidden="true">
        <p className="banner-title">{words.great[tier - 1]}</p>
        <p className="banner-amount">
          <CountedWin amount={win} currency={currency} tier={tier} />
        </p>
        <Sparks tier={tier} />
      </div>
    );
  }
  return null;
};

export const FeatureStrip = () => {
  const { words } = useMachine();
  const { view, currency } = useMachineState();
  const { feature } = view;
  if (!feature) return null;
  return (
    <p className="feature-strip" data-field="free-spins" data-left={feature.awarded - feature.played}>
      <span>{words.freeSpin(feature.played, feature.awarded)}</span>
      <b>{money(feature.won, currency)}</b>
    </p>
  );
};
