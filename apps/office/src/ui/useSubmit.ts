import { type FormEvent, useState } from 'react';

/** A form that runs one thing at a time and keeps what it was refused with. */
export const useSubmit = (work: () => Promise<unknown>) => {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, failure };
};
