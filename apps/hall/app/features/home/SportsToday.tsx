import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { NoneInstead, sparePart } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { SportsFrame } from '../sports/SportsFrame.tsx';
import { LateShelf } from './LateShelf.tsx';
import { useSportsToday } from './model/useSportsToday.ts';

type FrameProps = ComponentProps<typeof SportsFrame> & ComponentProps<typeof NoneInstead>;
const LateFrame = sparePart<FrameProps>(
  async () => (await import('../sports/SportsFrame.tsx')).SportsFrame,
  NoneInstead,
);

/** About as high as a few events are: little moves when the frame tells its own height. */
const firstHeightPx = { desktop: 420, mobile: 620 } as const;

/** Fixtures with prices from the site's sports provider; nothing where the site has none. */
export const SportsToday = ({
  device,
  className,
}: {
  readonly device: 'desktop' | 'mobile';
  readonly className?: string;
}) => {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const sports = useSportsToday(place, device);
  const [none, setNone] = useState(false);
  if (none || sports === 'none') return null;
  return (
    <LateShelf
      ref={place}
      name="sports-today"
      title={t('home.sports_today')}
      to="/sports"
      className={className}
    >
      <div
        className="overflow-hidden rounded-card ring-1 ring-line"
        style={sports === null ? { height: firstHeightPx[device] } : undefined}
      >
        {sports !== null && (
          <Suspense fallback={<div style={{ height: firstHeightPx[device] }} />}>
            <LateFrame sports={sports} firstHeightPx={firstHeightPx[device]} onNone={() => setNone(true)} />
          </Suspense>
        )}
      </div>
    </LateShelf>
  );
};
