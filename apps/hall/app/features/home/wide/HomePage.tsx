import type { PageProps } from '../../../templates/pages.ts';

export const HomePage = ({ data }: PageProps['Home']) => <p>{data.jackpot}</p>;
