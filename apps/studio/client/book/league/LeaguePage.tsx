import { Crest } from '../events/Crest.tsx';
import { useNames, useWords } from '../shell/context.ts';
import { EmptyScene, Waiting } from '../shell/Scene.tsx';
import { FormMarks } from './FormMarks.tsx';
import { useLeague } from './useLeague.ts';

/** The table of the season, with the form of every side. */
export const LeaguePage = () => {
  const { texts } = useWords();
  const name = useNames();
  const { league, again } = useLeague();
  if (league === 'loading')
    return (
      <div className="page-column">
        <Waiting rows={8} label={texts.opening} />
      </div>
    );
  if (league === 'failed')
    return (
      <div className="page-column">
        <EmptyScene title={texts.failed} text="">
          <button type="button" className="main-button" data-action="retry" onClick={again}>
            {texts.tryAgain}
          </button>
        </EmptyScene>
      </div>
    );
  return (
    <div className="page-column" data-page="table">
      <section className="league" aria-label={name(league.competition.names)}>
        <h2>{name(league.competition.names)}</h2>
        <p className="soft" data-field="season">
          {texts.league.season(league.round, league.rounds)}
        </p>
        <table className="league-table" data-field="table">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{texts.league.team}</th>
              {texts.league.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{texts.league.points}</th>
              <th scope="col">{texts.league.form}</th>
            </tr>
          </thead>
          <tbody>
            {league.table.map(({ team, played, won, drawn, lost, scored, conceded, points, form }, at) => (
              <tr key={team.code} data-team={team.code}>
                <td>{at + 1}</td>
                <th scope="row">
                  <span>
                    <Crest team={team} size={20} />
                    {name(team.names)}
                  </span>
                </th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{drawn}</td>
                <td>{lost}</td>
                <td>{scored}</td>
                <td>{conceded}</td>
                <td>
                  <b>{points}</b>
                </td>
                <td>
                  <FormMarks form={form} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft small">{texts.league.note}</p>
      </section>
    </div>
  );
};
