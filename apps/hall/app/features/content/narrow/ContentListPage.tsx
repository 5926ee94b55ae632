import type { PageProps } from '../../../templates/pages.ts';
import { ContentListView } from '../ContentListView.tsx';

export const ContentListPage = ({ data }: PageProps['ContentList']) => (
  <ContentListView data={data} wide={false} />
);
