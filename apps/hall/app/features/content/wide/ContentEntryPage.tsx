import type { PageProps } from '../../../templates/pages.ts';

export const ContentEntryPage = ({ data }: PageProps['ContentEntry']) => <p>{data.card.title}</p>;
