import { HomeScreenGuide } from '../HomeScreenGuide.tsx';

export const AppPage = () => <HomeScreenGuide wide={false} />;
