import { ThirdPartyCard } from '../handoff/ThirdPartyCard.tsx';
import { WithdrawPasswordCard } from '../recovery/WithdrawPasswordCard.tsx';
import { SecondFactorCard } from '../secondFactors/SecondFactorCard.tsx';
import { PasswordCard } from '../sessions/PasswordCard.tsx';
import { SessionsCard } from '../sessions/SessionsCard.tsx';

/** The security page, a card a matter. */
export const SecurityCards = () => (
  <div className="flex max-w-3xl flex-col gap-4">
    <PasswordCard />
    <WithdrawPasswordCard />
    <SecondFactorCard />
    <ThirdPartyCard />
    <SessionsCard />
  </div>
);
