import type { PageProps } from '../../../templates/pages.ts';

export const HallShellPage = ({ children }: PageProps['HallShell']) => <main>{children}</main>;
