import type { PageProps } from '../../../templates/pages.ts';
import { ContentEntryView } from '../ContentEntryView.tsx';

export const ContentEntryPage = ({ data }: PageProps['ContentEntry']) => (
  <ContentEntryView data={data} wide={false} />
);
