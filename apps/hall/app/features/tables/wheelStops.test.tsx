// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type Stage, stage } from '../../ui/stage.fixture.tsx';
import { BoardView } from './TableBoards.tsx';

/** The board of a wheel that can stop on what is no number. */

let shown: Stage;
afterEach(() => shown.close());
const stops = () => [...document.querySelectorAll('li')].map((stop) => stop.textContent);

it('tells the harbor and the storms by name, where the wheel has them, and never a harbor as 0', async () => {
  shown = await stage(
    <BoardView
      board={{
        kind: 'wheel',
        results: [7, 0, 12, 0],
        marks: [[], ['storm', 'harbor'], ['storm', 'storm'], ['harbor']],
      }}
    />,
  );
  const [storm, harbor] = ['home.table_storm', 'home.table_harbor'];
  expect(stops()).toEqual([harbor, `${storm}${storm}12`, `${storm}${harbor}`, '7']);
});

it('shows the numbers of a provider that tells no marks, its 0 too', async () => {
  shown = await stage(<BoardView board={{ kind: 'wheel', results: [7, 0] }} />);
  expect(stops()).toEqual(['0', '7']);
});
