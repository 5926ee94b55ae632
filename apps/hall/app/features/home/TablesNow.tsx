import { Suspense, useRef, useState } from 'react';
import { NoneInstead, sparePart } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { gameTypePath } from '../catalogue/model/paths.ts';
import { LateShelf } from './LateShelf.tsx';
import { useNear } from './model/useNear.ts';

const TableShelf = sparePart(async () => (await import('../tables/TableShelf.tsx')).TableShelf, NoneInstead);

const liveType = 3;
/** As high as the cards of the demo hall are: nothing moves when they come. */
const firstHeight = { desktop: 'min-h-118', mobile: 'min-h-74' } as const;

/** Tables that many play at once, as they stand this second; nothing where the site has none. */
export const TablesNow = ({
  device,
  className,
}: {
  readonly device: 'desktop' | 'mobile';
  readonly className?: string;
}) => {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [none, setNone] = useState(false);
  if (none) return null;
  return (
    <LateShelf
      ref={place}
      name="tables"
      title={t('home.tables')}
      to={gameTypePath(liveType)}
      className={className}
    >
      <div className={firstHeight[device]}>
        {near && (
          <Suspense>
            <TableShelf device={device} onNone={() => setNone(true)} />
          </Suspense>
        )}
      </div>
    </LateShelf>
  );
};
