/**
 * Judges a request that is not known yet. When it is refused, the same request may have been done meanwhile, and just that
 * be what stands in its way: then what it brought is answered, and the refusal is none.
 */
export const doneMeanwhile = async <Done>(
  find: () => Promise<Done | undefined>,
  judge: () => Promise<unknown>,
): Promise<Done | undefined> => {
  try {
    await judge();
    return undefined;
  } catch (refusal) {
    const done = await find();
    if (done === undefined) throw refusal;
    return done;
  }
};
