import { PlayView } from '../features/play/PlayView.tsx';

const Play = () => (
  <>
    <meta name="robots" content="noindex" />
    <PlayView />
  </>
);
export default Play;
