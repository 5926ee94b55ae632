import { MemberPage } from '../../ui/MemberPage.tsx';
import { OfferDesk } from './OfferDesk.tsx';

export const MemberOffersPage = () => (
  <MemberPage title="offers.mine">
    <OfferDesk />
  </MemberPage>
);
