import { useState } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import IconVolume from '~icons/lucide/volume-2';
import { useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { classes } from '../../ui/classes.ts';
import { type Announcement, announcementsFor } from './model/announcements.ts';

/** Reading speed of the moving line, in characters a second. */
const charactersPerSecond = 4;
/** The first announcement can be read before it leaves, and a page that has just come has better things to do than to move. */
const restSeconds = 5;

const Line = ({ items, hidden }: { items: readonly Announcement[]; hidden: boolean }) => (
  <ul
    aria-hidden={hidden || undefined}
    className="flex items-center motion-safe:shrink-0 motion-reduce:w-full motion-reduce:flex-col motion-reduce:items-start motion-reduce:gap-1"
  >
    {items.map((item) => (
      <li
        key={item.id}
        className="flex max-w-full items-center text-sm text-text-2 motion-safe:pr-6 motion-safe:whitespace-nowrap"
      >
        <span aria-hidden className="mr-3 size-1 shrink-0 rotate-45 bg-accent motion-safe:mr-6" />
        <span className="motion-reduce:truncate">{item.text}</span>
      </li>
    ))}
  </ul>
);

/** The running announcements: slow, still under the pointer, stopped by its button or by reduced motion. */
export const Announcements = ({
  items,
  className,
}: {
  items: readonly Announcement[];
  className?: string;
}) => {
  const { t } = useTranslation();
  const session = useSession();
  const [paused, setPaused] = useState(false);
  const shown = announcementsFor(items, session !== null);
  if (shown.length === 0) return null;
  const seconds = Math.max(
    20,
    shown.reduce((sum, item) => sum + item.text.length + 8, 0) / charactersPerSecond,
  );
  return (
    <section
      aria-label={t('home.announcements')}
      className={classes('flex min-h-11 items-center gap-3', className)}
    >
      <IconVolume aria-hidden className="size-4 shrink-0 text-accent" />
      <div className="group no-scrollbar relative min-w-0 flex-1 overflow-hidden py-2.5 motion-safe:[mask-image:linear-gradient(90deg,transparent,#000_16px,#000_calc(100%-32px),transparent)]">
        <div
          className="flex animate-[marquee_linear_infinite] in-data-base-ui-inert:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-safe:w-max motion-reduce:animate-none"
          style={{
            animationDuration: `${seconds}s`,
            animationDelay: `${restSeconds}s`,
            animationPlayState: paused ? 'paused' : undefined,
          }}
        >
          <Line items={shown} hidden={false} />
          <span className="contents motion-reduce:hidden">
            <Line items={shown} hidden />
          </span>
        </div>
        <button
          type="button"
          data-opens="news"
          aria-label={t('home.announcements_all')}
          className="absolute inset-0 rounded-control"
        />
      </div>
      <button
        type="button"
        aria-label={t(paused ? 'home.announcements_play' : 'home.announcements_pause')}
        onClick={() => setPaused(!paused)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-text-3 transition-colors hover:text-text motion-reduce:hidden"
      >
        {paused ? <IconPlay aria-hidden className="size-4" /> : <IconPause aria-hidden className="size-4" />}
      </button>
    </section>
  );
};
