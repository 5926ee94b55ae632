import type { ReactNode } from 'react';

export type Scene = 'moon' | 'lantern' | 'bridge';

/** Three small paper scenes for waiting, empty and failed places; drawn with the theme's own colours. */
const scenes: Record<Scene, ReactNode> = {
  moon: (
    <>
      <circle cx="104" cy="40" r="22" fill="var(--accent)" opacity=".9" />
      <path d="M0 92c28-22 52-22 80 0s54 20 80-2v30H0z" fill="var(--higher)" />
      <path d="M0 104c34-14 60-8 84 2s52 10 76-6v20H0z" fill="var(--line)" />
    </>
  ),
  lantern: (
    <>
      <path d="M80 8v16" stroke="var(--edge)" strokeWidth="2" />
      <path d="M62 24h36l-4 7H66z" fill="var(--edge)" />
      <path
        d="M58 52c0-14 10-21 22-21s22 7 22 21-10 22-22 22-22-8-22-22z"
        fill="var(--accent)"
        opacity=".9"
      />
      <path
        d="M72 32c-5 12-5 30 0 41M88 32c5 12 5 30 0 41"
        stroke="var(--on-accent)"
        strokeWidth="1.5"
        opacity=".35"
        fill="none"
      />
      <path d="M66 74h28l-4 7H70z" fill="var(--edge)" />
      <path d="M80 81v14m-5-14v9m10-9v9" stroke="var(--accent)" strokeWidth="2" />
      <path d="M0 110c40-10 120-10 160 0v10H0z" fill="var(--higher)" />
    </>
  ),
  bridge: (
    <>
      <circle cx="42" cy="30" r="13" fill="var(--accent)" opacity=".85" />
      <path d="M6 96c22-40 126-40 148 0h-18c-18-24-94-24-112 0z" fill="var(--line)" />
      <path
        d="M12 82h136M32 66v16m24-24v24m24-26v26m24-24v24m24-16v16"
        stroke="var(--edge)"
        strokeWidth="2"
      />
      <path d="M0 104c26-6 54-6 80 0s54 6 80 0v16H0z" fill="var(--higher)" />
    </>
  ),
};

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
      <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
        {scenes[scene]}
      </svg>
      <Title className="font-semibold text-base">{title}</Title>
      {text && <p className="max-w-md text-center text-sm text-text-2">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
};
