import { classes } from './classes.ts';

export interface PictureProps {
  /** Sources by width in pixels, without type: `{ 300: '/art/games/x-300', 600: '/art/games/x-600' }`. */
  readonly sources: Readonly<Record<number, string>>;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  readonly alt: string;
  /** Width by height, as drawn; the box keeps this shape before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** The first picture that a visitor sees: fetched early and at once. */
  readonly first?: boolean;
  readonly className?: string;
}

const srcSet = (sources: PictureProps['sources'], type: string): string =>
  Object.entries(sources)
    .map(([width, source]) => `${source}.${type} ${width}w`)
    .join(', ');

export const Picture = ({ sources, sizes, alt, width, height, first = false, className }: PictureProps) => {
  const fallback = Object.values(sources)[0] ?? '';
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(sources, 'avif')} sizes={sizes} />
      <img
        src={`${fallback}.webp`}
        srcSet={srcSet(sources, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={classes('object-cover', className)}
      />
    </picture>
  );
};
