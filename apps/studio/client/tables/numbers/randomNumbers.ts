/** So many of these numbers, each as likely as any other. */
export const randomNumbers = (all: readonly number[], count: number): number[] => {
  const left = [...all];
  return Array.from({ length: count }, () => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(word % left.length, 1)[0] ?? 1;
  });
};
