import type { PageProps } from '../../../templates/pages.ts';

export const MemberShellPage = ({ children }: PageProps['MemberShell']) => (
  <main className="wrap py-6">{children}</main>
);
