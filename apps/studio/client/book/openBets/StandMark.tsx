import '../styles/standMark.css';
import { Icon } from '../../shell/Icon.tsx';
import { useWords } from '../shell/context.ts';
import type { Stand } from './stand.ts';
import { openBetWordsOf } from './words.ts';

/** That a bet would win or lose as it stands, by a sign and a word; nothing where nobody can say. */
export const StandMark = ({ stand }: { stand: Stand }) => {
  const { lang } = useWords();
  if (stand === null) return null;
  return (
    <span className="stand-mark" data-stand={stand}>
      <Icon name={stand === 'ahead' ? 'chevron-up' : 'chevron-down'} size={12} />
      {openBetWordsOf(lang).stands[stand]}
    </span>
  );
};
