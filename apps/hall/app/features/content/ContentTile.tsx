import { Link } from 'react-router';
import { Picture } from '../../ui/Picture.tsx';
import { contentPath, promotionSources } from './model/contentPaths.ts';
import type { ContentTileData } from './model/loadContent.ts';

/** An offer: its picture, its name, its gist. */
export const ContentTile = ({ card, sizes }: { card: ContentTileData; sizes: string }) => (
  <Link to={contentPath(card.kind, card.slug)} className="group block">
    {card.scene !== '' && (
      <span className="block overflow-hidden rounded-card ring-1 ring-line ring-inset">
        <Picture
          sources={promotionSources(card.scene)}
          sizes={sizes}
          alt=""
          width={480}
          height={270}
          className="aspect-video w-full transition-[scale] duration-240 group-hover:scale-[1.02]"
        />
      </span>
    )}
    <span className="mt-3 line-clamp-2 font-semibold text-base">{card.title}</span>
    <span className="mt-0.5 line-clamp-2 text-sm text-text-2">{card.summary}</span>
  </Link>
);
