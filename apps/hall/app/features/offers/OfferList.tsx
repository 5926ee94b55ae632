import { type ReactNode, Suspense, useState } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import { sparePart } from '../../base/lazyPart.ts';
import { useSession } from '../../session/session.ts';
import type { ContentListData } from '../content/model/loadContent.ts';
import type { OfferListData } from './model/loadOffers.ts';

const OfferNote = sparePart(() => loadWithQueries(async () => (await import('./OfferNote.tsx')).OfferNote));

/** What the site gives, then what the operator wrote beside it. A member who stays away is offered nothing. */
export const OfferList = ({
  data: { offers, cards },
  children,
}: {
  readonly data: OfferListData;
  /** The page of these cards, with what a member reads above them. */
  readonly children: (data: ContentListData, note: ReactNode) => ReactNode;
}) => {
  const isMember = useSession() !== null;
  const [isAway, setAway] = useState(false);
  const shown = isMember && isAway ? [] : offers;
  return children(
    { kind: 'discount', cards: [...shown, ...cards] },
    isMember && (
      <Suspense>
        <OfferNote onAway={setAway} />
      </Suspense>
    ),
  );
};
