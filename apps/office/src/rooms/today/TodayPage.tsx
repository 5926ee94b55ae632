import { Navigate } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { roomPart } from '../../shell/roomPart.tsx';
import { rooms } from '../../shell/rooms.tsx';

const DayPage = roomPart(async () => (await import('./DayPage.tsx')).DayPage);

/** The first page: how the day goes. Whoever may not see that begins in the first room that is open to them. */
export const TodayPage = () => {
  const rights = useOpenSession()?.rights ?? [];
  if (rights.includes('today.read')) return <DayPage />;
  const first = rooms.find(({ right }) => rights.includes(right));
  return <Navigate to={first?.path ?? '/account'} replace />;
};
