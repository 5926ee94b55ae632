import type { PageProps } from '../../../templates/pages.ts';
import { SponsorView } from '../SponsorView.tsx';

export const SponsorPage = ({ data }: PageProps['Sponsor']) => <SponsorView data={data} wide />;
