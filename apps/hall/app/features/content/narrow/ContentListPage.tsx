import type { PageProps } from '../../../templates/pages.ts';

export const ContentListPage = ({ data }: PageProps['ContentList']) => <p>{data.kind}</p>;
