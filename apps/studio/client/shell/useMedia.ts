import { useEffect, useState } from 'react';

/** Whether the page is looked at in this way; followed while it changes. */
export const useMedia = (media: string): boolean => {
  const [matches, setMatches] = useState(() => window.matchMedia(media).matches);
  useEffect(() => {
    const query = window.matchMedia(media);
    const tell = (): void => setMatches(query.matches);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, [media]);
  return matches;
};
