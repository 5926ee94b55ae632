import { type ReactNode, Suspense } from 'react';
import { sparePart } from '../../base/lazyPart.ts';

export interface OperatorIconProps {
  /** A collection and a name, `lucide:gift`. */
  readonly icon: string;
  readonly className?: string;
  /** What stands until it has come, and where nobody has it. */
  readonly children?: ReactNode;
}

const MaskedIcon = sparePart<OperatorIconProps>(
  async () => (await import('./MaskedIcon.tsx')).MaskedIcon,
  ({ children = null }) => children,
);

/** An icon of the operator's choice. Most sites have none, so its part comes with the first. */
export const OperatorIcon = (props: OperatorIconProps) => (
  <Suspense fallback={props.children}>
    <MaskedIcon {...props} />
  </Suspense>
);
