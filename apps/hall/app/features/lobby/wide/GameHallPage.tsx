import type { PageProps } from '../../../templates/pages.ts';
import { LobbyBody } from './LobbyBody.tsx';

export const GameHallPage = ({ data }: PageProps['GameHall']) => <LobbyBody data={data} />;
