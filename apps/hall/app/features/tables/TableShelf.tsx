import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type ShownTables, useTables } from './model/useTables.ts';
import { TableCard } from './TableCard.tsx';

const liveType = 3;
const secondMs = 1_000;

/**
 * Two live tables beside each other, three of the others; on a phone one after the other, to be pushed along. What is there
 * for ears alone is placed within the list, for it would else jut out of the page.
 */
const listClass = {
  desktop: 'grid grid-cols-6 gap-4',
  mobile: 'no-scrollbar relative -mx-3.5 flex snap-x scroll-px-3.5 gap-3 overflow-x-auto px-3.5',
} as const;
const phoneCard = 'w-76 max-w-[86vw] shrink-0 snap-start';

type Device = keyof typeof listClass;

/** The hall's time, told anew every second. */
const useHallSecond = (hallAheadMs: number): number => {
  const [shownMs, setShownMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setShownMs(performance.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(shownMs, 0) + hallAheadMs;
};

const Cards = ({ tables, device }: { readonly tables: ShownTables; readonly device: Device }) => {
  const nowMs = useHallSecond(tables.hallAheadMs);
  const desktop = device === 'desktop';
  return (
    <ul className={listClass[device]}>
      {tables.list.map((table) => {
        const large = desktop && table.game.game_type === liveType;
        return (
          <li
            key={table.game.game_id}
            className={classes('flex', desktop ? (large ? 'col-span-3' : 'col-span-2') : phoneCard)}
          >
            <TableCard table={table} nowMs={nowMs} large={large} className="w-full" />
          </li>
        );
      })}
    </ul>
  );
};

const Waiting = ({ device }: { readonly device: Device }) => (
  <div aria-hidden className={listClass[device]}>
    {(['col-span-3', 'col-span-3', 'col-span-2', 'col-span-2', 'col-span-2'] as const).map((span, at) => (
      <Skeleton
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        key={at}
        className={classes('h-56 rounded-card!', device === 'desktop' ? span : phoneCard)}
      />
    ))}
  </div>
);

/** The cards of the tables, or what stands in their place while they come and when they do not. */
export const TableShelf = ({ device, onNone }: { readonly device: Device; readonly onNone: () => void }) => {
  const { t } = useTranslation();
  const { tables, lookAgain } = useTables(device);
  const none = tables !== null && tables !== 'failed' && tables.list.length === 0;
  useEffect(() => {
    if (none) onNone();
  }, [none, onNone]);
  if (tables === null) return <Waiting device={device} />;
  if (tables === 'failed')
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-raised px-6 py-4 ring-1 ring-line ring-inset">
        <p className="text-sm text-text-2">{t('home.part_failed')}</p>
        <Button onClick={lookAgain}>{t('lobby.retry')}</Button>
      </div>
    );
  return <Cards tables={tables} device={device} />;
};
