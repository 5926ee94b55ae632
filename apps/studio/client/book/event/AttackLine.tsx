import '../styles/figures.css';
import type { EventView, IncidentKind, Side } from '../../../src/book/views.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useWords } from '../shell/context.ts';
import { threatsSaid } from './boards/pressure.ts';
import { sides } from './boards/sides.ts';
import { shotsOf } from './shots.ts';

type Told = Pick<EventView, 'timeline' | 'incidents' | 'plays'>;

/** What is counted of a match besides its attacks. */
const counted = ['corner', 'offside', 'foul', 'yellow'] as const satisfies readonly IncidentKind[];

const Figure = ({ name, field, of }: { name: string; field: string; of: (side: Side) => number }) => (
  <span className="match-figure" data-field={`figure-${field}`}>
    {name}{' '}
    <b>
      <i data-side="home">{of('home')}</i>:<i data-side="away">{of('away')}</i>
    </b>
  </span>
);

/** What both sides have done so far, as the feed told it. */
export const MatchFigures = ({ event }: { event: Told }) => {
  const { lang, texts } = useWords();
  const { football } = boardOf(lang);
  const countOf = (kind: IncidentKind, side: Side): number =>
    event.incidents.filter((each) => each.kind === kind && each.side === side).length;
  return (
    <p className="match-figures" data-field="figures">
      <Figure name={football.shots} field="shots" of={(side) => shotsOf(event, side)} />
      {counted.map((kind) => (
        <Figure key={kind} name={texts.incidents[kind]} field={kind} of={(side) => countOf(kind, side)} />
      ))}
    </p>
  );
};

/** Of fewer a bar would look as if one side had all of the match. */
const fewest = 3;

/** How often each side has threatened, as the feed told it, no sooner than the line above it says so. */
export const AttackLine = ({ event, isSaid = true }: { event: Pick<Told, 'timeline'>; isSaid?: boolean }) => {
  const { football } = boardOf(useWords().lang);
  const threats = threatsSaid(event.timeline, isSaid);
  const countOf = (side: Side): number => threats.filter((item) => item.side === side).length;
  const [home, away] = [countOf('home'), countOf('away')];
  return (
    <p className="board-attacks" data-field="attacks">
      {football.attacks(home, away)}
      {home + away >= fewest && (
        <span className="attack-bar" aria-hidden="true">
          {sides.map((side) => (
            <i key={side} data-side={side} style={{ flexGrow: side === 'home' ? home : away }} />
          ))}
        </span>
      )}
    </p>
  );
};
