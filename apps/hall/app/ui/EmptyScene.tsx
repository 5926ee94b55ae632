import type { ReactNode } from 'react';

/** The paper scenes of the art package for places that are empty, wait, or failed. */
export type Scene = 'empty' | 'waiting' | 'failed' | 'maintenance' | 'not-found';

export interface EmptySceneProps {
  readonly scene: Scene;
  readonly title: string;
  readonly text?: string;
  /** It is all that its page says: the title is the page's heading. */
  readonly isPage?: boolean;
  /** A way on. */
  readonly children?: ReactNode;
}

export const EmptyScene = ({ scene, title, text, isPage = false, children }: EmptySceneProps) => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12">
      {/* What was typed and read around it stands where it was, whether the picture comes or not. */}
      <img src={`/art/pages/${scene}.svg`} alt="" width={192} height={132} decoding="async" />
      <Title className="font-semibold text-base">{title}</Title>
      {text && <p className="max-w-md text-center text-sm text-text-2">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
};
