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

const srcSet = (sources: PictureProps['sources']): string => {
  let set = '';
  for (const width in sources) set += `${set && ', '}${sources[width]}.avif ${width}w`;
  return set;
};

/** AVIF in the width that fits; a browser that does not know AVIF gets one WebP. */
export const Picture = ({ sources, sizes, alt, width, height, first = false, className }: PictureProps) => {
  const fallback = Object.values(sources)[0] ?? '';
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(sources)} sizes={sizes} />
      <img
        src={`${fallback}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
};
