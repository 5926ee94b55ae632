import type { PageProps } from '../../../templates/pages.ts';

export const LobbyPage = ({ data }: PageProps['Lobby']) => <p>{data.games.length}</p>;
