import { PasswordCard } from '../sessions/PasswordCard.tsx';
import { SessionsCard } from '../sessions/SessionsCard.tsx';

/** The security page, a card a matter. */
export const SecurityCards = () => (
  <div className="flex max-w-3xl flex-col gap-4">
    <PasswordCard />
    <SessionsCard />
  </div>
);
