import { Link } from 'react-router';
import IconArrow from '~icons/lucide/arrow-right';
import { contentPath } from './model/contentPaths.ts';
import type { ContentTileData } from './model/loadContent.ts';

/** A question and the gist of its answer, leading to the whole of it. */
export const QuestionRow = ({ card }: { card: ContentTileData }) => (
  <Link to={contentPath(card.kind, card.slug)} className="group flex min-h-16 items-center gap-4 py-4">
    <span className="min-w-0 flex-1">
      <span className="block font-semibold text-base transition-colors group-hover:text-accent">
        {card.title}
      </span>
      <span className="mt-0.5 block text-sm text-text-2">{card.summary}</span>
    </span>
    <IconArrow
      aria-hidden
      className="size-4 shrink-0 text-text-3 transition-[color,translate] group-hover:translate-x-1 group-hover:text-accent"
    />
  </Link>
);
