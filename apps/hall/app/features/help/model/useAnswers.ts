import { helpFind } from '@pavilion/contract/help';
import { useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';

/** A pause in typing: what is typed on is not asked about yet. */
const pauseMs = 250;

/** Questions of the FAQ that fit what is typed; those before stay until others have come. */
export const useAnswers = (typed: string) => {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const answers = useCallQuery(helpFind, { words: asked }, { keepsLast: true });
  return { asked, answers };
};
