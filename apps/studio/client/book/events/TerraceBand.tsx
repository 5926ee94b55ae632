import '../styles/terrace.css';
import type { Side } from '../../../src/book/views.ts';
import { Evening, Kites, Stands } from '../event/boards/Terrace.tsx';

const flying = { home: 'fly', away: 'fly' } as const satisfies Readonly<Record<Side, 'fly'>>;

/** The terrace in the evening, over the list of all that is played on it. */
const TerraceBand = () => (
  <svg viewBox="0 -16 400 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <Evening />
    <Kites moods={flying} />
    <Stands cheers={null} />
  </svg>
);

export default TerraceBand;
