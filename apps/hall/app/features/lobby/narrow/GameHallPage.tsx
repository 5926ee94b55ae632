import type { PageProps } from '../../../templates/pages.ts';

export const GameHallPage = ({ data }: PageProps['GameHall']) => <p>{data.games.length}</p>;
