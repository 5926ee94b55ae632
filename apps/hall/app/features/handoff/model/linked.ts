const listeners = new Set<() => void>();

/** Calls back when this tab has linked a third party. Answers how to stop listening. */
export const onLinked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellLinked = (): void => {
  for (const listener of listeners) listener();
};
