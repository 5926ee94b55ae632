import { assertAccelerated } from './accelerated.ts';
import { createDomPainter } from './domPainter.ts';
import { ReelBox, type ReelStrips } from './reelBox.ts';

export interface ReelsOnPage {
  readonly reels: ReelBox;
  /** Takes the reels into an element of the page, and out of it. */
  readonly host: (element: HTMLDivElement | null) => void;
  /** WebGL takes over from the plain elements once it is there; without it they simply stay. */
  readonly moveToWebGl: () => Promise<void>;
}

/** The reels in their box: plain elements at once, WebGL as soon as it is there. */
export const createReels = (
  strips: ReelStrips,
  pictures: Readonly<Record<string, string>>,
  isCalm: () => boolean,
  onStop: () => void,
): ReelsOnPage => {
  const reelCount = strips.stripsOf('base').length;
  const stage = document.createElement('div');
  stage.className = 'reels-stage';
  const plainly = (): void => {
    stage.dataset.painter = 'elements';
    reels.changePainter(createDomPainter(stage, pictures, reelCount));
  };
  const reels: ReelBox = new ReelBox({
    strips,
    painter: createDomPainter(stage, pictures, reelCount),
    isCalm,
    onStop,
    onSlow: () => {
      if (stage.dataset.painter === 'webgl') plainly();
    },
  });
  let observer: ResizeObserver | undefined;
  const host = (element: HTMLDivElement | null): void => {
    observer?.disconnect();
    if (!element) return;
    element.append(stage);
    observer = new ResizeObserver(() => reels.resize());
    observer.observe(stage);
  };
  const moveToWebGl = async (): Promise<void> => {
    try {
      // Before anything is fetched for it.
      assertAccelerated();
      const { createPixiPainter } = await import('./pixiPainter.ts');
      const painter = await createPixiPainter(stage, pictures, reelCount, plainly);
      reels.changePainter(painter);
      stage.dataset.painter = 'webgl';
    } catch {
      stage.dataset.painter = 'elements';
    }
  };
  return { reels, host, moveToWebGl };
};
