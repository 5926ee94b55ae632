import { slotGameType } from '@pavilion/contract';
import type { Banner } from '@pavilion/contract/content';
import IconPrevious from '~icons/lucide/chevron-left';
import IconNext from '~icons/lucide/chevron-right';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { ButtonLink, type ButtonSize, type ButtonTone, buttonClass } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { MemberLink } from '../../ui/MemberLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { gameTypePath } from '../catalogue/model/paths.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { type BannerShape, bannerSources, bannerTarget } from './model/banner.ts';
import { type Carousel, useCarousel } from './model/useCarousel.ts';

/** A scene's words stand in the flow: it is as high as they need, and all scenes are as high as the highest. */
const frame = {
  wide: {
    width: 1320,
    height: 420,
    sizes: '(min-width: 1320px) 1232px, 93vw',
    slide: 'flex w-[calc(100%-88px)] aspect-[1320/420] items-center',
  },
  phone: {
    width: 780,
    height: 439,
    sizes: '100vw',
    slide: 'flex w-[calc(100%-28px)] aspect-video items-end',
  },
} as const;

export const BannerAction = ({
  banner,
  size,
  tone = 'main',
}: {
  banner: Banner;
  size: ButtonSize;
  tone?: ButtonTone;
}) => {
  const { site, currency } = useSite();
  const target = bannerTarget(banner, currency);
  const className = buttonClass(tone, size);
  // Two scenes may lead to two games by the same word.
  const words = (
    <>
      {banner.action}
      <span className="sr-only"> · {banner.title}</span>
    </>
  );
  // A demo site's banners lead nowhere (spec §5).
  if (target === null || banner.action === '' || site.is_demo) return null;
  if (target.kind === 'game') {
    return (
      <button type="button" className={className} onClick={() => askForGame(target.game)}>
        {words}
      </button>
    );
  }
  if (target.kind === 'outside' || target.newWindow) {
    return (
      <a
        href={target.url}
        target={target.newWindow ? '_blank' : undefined}
        rel="noopener noreferrer"
        className={className}
      >
        {words}
      </a>
    );
  }
  return (
    <MemberLink to={target.url} className={className}>
      {words}
    </MemberLink>
  );
};

interface SlideProps {
  readonly banner: Banner;
  readonly shape: BannerShape;
  readonly index: number;
  readonly count: number;
  /** A scene that nobody has come near yet is not fetched: it would be in the way of the first. */
  readonly drawn: boolean;
}

const Slide = ({ banner, shape, index, count, drawn }: SlideProps) => {
  const { t } = useTranslation();
  const { width, height, sizes, slide } = frame[shape];
  const wide = shape === 'wide';
  return (
    <li
      aria-roledescription="slide"
      aria-label={t('home.banner_number', { number: index + 1, count })}
      className={classes('relative shrink-0 snap-start overflow-clip rounded-hero bg-raised', slide)}
    >
      {drawn && (
        <div className={classes('absolute inset-0', index > 0 && 'after-first-frame')}>
          <Picture
            sources={bannerSources(banner.scene, shape)}
            sizes={sizes}
            alt=""
            width={width}
            height={height}
            first={index === 0}
            className="absolute inset-0 size-full"
          />
        </div>
      )}
      {wide && (
        <div
          aria-hidden
          className="absolute inset-y-0 left-0 w-1/2 bg-linear-to-r from-[oklch(0.14_0.02_270/.7)] to-transparent"
        />
      )}
      <div
        className={classes(
          // The pictures are night scenes in every theme: the text over them keeps to the night's colours.
          'relative flex flex-col text-[oklch(0.97_0.006_85)]',
          wide
            ? 'w-1/2 items-start gap-3 py-6 pr-8 pl-12'
            : 'w-full gap-2 bg-linear-to-t from-[oklch(0.12_0.02_270/.92)] via-[oklch(0.12_0.02_270/.66)] via-65% to-transparent px-4 pt-10 pb-4',
        )}
      >
        {wide ? (
          <>
            <h2 className="text-2xl min-[1160px]:text-3xl">{banner.title}</h2>
            <p className="max-w-md text-[oklch(0.86_0.012_85)] text-base">{banner.subtitle}</p>
            <div className="mt-3">
              <BannerAction banner={banner} size={wide ? 'lg' : 'sm'} />
            </div>
          </>
        ) : (
          <>
            {/* The button goes below a title whose longest word leaves it no room. */}
            <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
              <h2 className="min-w-0 grow basis-[min-content] text-base leading-snug min-[380px]:text-lg">
                {banner.title}
              </h2>
              <BannerAction banner={banner} size={wide ? 'lg' : 'sm'} />
            </div>
            <p className="line-clamp-3 text-[oklch(0.86_0.012_85)] text-xs">{banner.subtitle}</p>
          </>
        )}
      </div>
    </li>
  );
};

const roundButton =
  'inline-flex size-11 items-center justify-center rounded-full bg-[oklch(0.14_0.02_270/.72)] text-[oklch(0.86_0.012_85)] transition-colors hover:bg-[oklch(0.14_0.02_270/.95)] hover:text-[oklch(0.97_0.006_85)]';

type ControlsProps = Pick<Carousel, 'index' | 'goTo' | 'turning' | 'setTurning'> & { readonly count: number };

/** Lies over the foot of the scene that is in view, clear of its text. */
const Controls = ({ count, index, goTo, turning, setTurning }: ControlsProps) => {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none absolute inset-y-0 left-0 flex w-[calc(100%-88px)] items-end justify-end gap-2 p-6 [&>button]:pointer-events-auto">
      <span
        aria-live={turning ? 'off' : 'polite'}
        className="tnum inline-flex h-11 items-center rounded-full bg-[oklch(0.14_0.02_270/.72)] px-4 text-[oklch(0.86_0.012_85)] text-xs"
      >
        {t('home.banner_number', { number: index + 1, count })}
      </span>
      <button
        type="button"
        aria-label={t(turning ? 'home.announcements_pause' : 'home.announcements_play')}
        onClick={() => setTurning(!turning)}
        className={classes(roundButton, 'motion-reduce:hidden')}
      >
        {turning ? <IconPause aria-hidden className="size-4" /> : <IconPlay aria-hidden className="size-4" />}
      </button>
      <button
        type="button"
        aria-label={t('home.banner_previous')}
        onClick={() => goTo(index - 1)}
        className={roundButton}
      >
        <IconPrevious aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t('home.banner_next')}
        onClick={() => goTo(index + 1)}
        className={roundButton}
      >
        <IconNext aria-hidden className="size-5" />
      </button>
    </div>
  );
};

/** Nothing hangs there, or it could not be fetched: the house's own scene, with a way in. */
const BareWall = ({ shape }: { shape: BannerShape }) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const { width, height, sizes } = frame[shape];
  return (
    <section
      className={classes(
        'relative overflow-hidden bg-raised text-[oklch(0.97_0.006_85)]',
        shape === 'wide' ? 'aspect-[1320/420] rounded-hero' : 'mx-3.5 aspect-video rounded-hero',
      )}
    >
      <Picture
        sources={bannerSources('grand-opening', shape)}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        first
        className="absolute inset-0 size-full"
      />
      <div className="absolute inset-0 flex flex-col items-start justify-end gap-4 bg-linear-to-t from-[oklch(0.12_0.02_270/.92)] to-transparent p-6">
        <h2 className="text-2xl">{site.site_name}</h2>
        <ButtonLink to={gameTypePath(slotGameType)} tone="main">
          {t('shell.view_all')}
        </ButtonLink>
      </div>
    </section>
  );
};

/**
 * The scenes at the top of the hall. It scrolls by the browser's own snapping, so it works before any script does;
 * on the desktop it turns by itself while nobody reads: never under pointer or focus, nor after somebody took it in hand.
 * Its buttons and the arrow keys turn it, and one button stops it.
 */
export const Hero = ({ banners, shape }: { banners: readonly Banner[]; shape: BannerShape }) => {
  const { t } = useTranslation();
  const { scroller, index, drawnTo, hold, ...turn } = useCarousel(banners.length, shape === 'wide');
  if (banners.length === 0) return <BareWall shape={shape} />;
  return (
    <section aria-roledescription="carousel" aria-label={t('home.banners')} className="relative" {...hold}>
      <ul
        ref={scroller}
        className={classes(
          'no-scrollbar flex snap-x snap-mandatory overflow-x-auto',
          shape === 'wide' ? 'gap-4 rounded-hero' : 'scroll-px-3.5 gap-2.5 px-3.5',
        )}
      >
        {banners.map((banner, position) => (
          <Slide
            key={banner.id}
            banner={banner}
            shape={shape}
            index={position}
            count={banners.length}
            drawn={position <= drawnTo}
          />
        ))}
      </ul>
      {shape === 'wide' && banners.length > 1 && <Controls count={banners.length} index={index} {...turn} />}
    </section>
  );
};
