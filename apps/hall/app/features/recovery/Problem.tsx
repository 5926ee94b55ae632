import { useEffect, useRef } from 'react';
import { FormProblem } from '../identity/FormProblem.tsx';

/** A problem is told above the form: whoever pressed at its foot is taken there. */
export const Problem = ({ text }: { readonly text: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which is no way to clean up.
    void place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <FormProblem text={text} />
    </div>
  );
};
