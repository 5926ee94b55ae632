import type { SVGProps } from 'react';

/** An icon of the family out of its lines, which the build has taken from the icon set; none of it is anybody's input. */
export const drawIcon = (lines: string) => {
  const inside = { __html: lines };
  return (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the build
      dangerouslySetInnerHTML={inside}
    />
  );
};
