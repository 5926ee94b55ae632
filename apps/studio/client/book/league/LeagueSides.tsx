import type { EventView } from '../../../src/book/views.ts';
import { useNames, useWords } from '../shell/context.ts';
import { FormMarks } from './FormMarks.tsx';
import { useLeague } from './useLeague.ts';

/** Where the two sides of a match stand in the table, and how they did of late. */
export const LeagueSides = ({ event }: { event: EventView }) => {
  const { texts } = useWords();
  const name = useNames();
  const { league } = useLeague();
  if (typeof league === 'string') return null;
  const sides = [event.home, event.away].flatMap((team) => {
    const at = league.table.findIndex(({ team: { code } }) => code === team.code);
    const standing = league.table[at];
    return standing ? [{ team, place: at + 1, standing }] : [];
  });
  return (
    <section className="league-sides" aria-label={texts.league.form} data-field="sides">
      {sides.map(({ team, place, standing }) => (
        <p key={team.code}>
          <b>{name(team.names)}</b>
          <span className="soft">
            {texts.league.place(place)} · {standing.points} {texts.league.points}
          </span>
          <FormMarks form={standing.form} />
        </p>
      ))}
    </section>
  );
};
