import { firstPrice, isRaisedBy, raisedFrom, streetsOf } from '../../../src/tables/games/blossomPlay.ts';

/** What the street after this one costs whoever has looked, by the choices that have been told so far; and whether a raise of this street has made it so. Hundredths of the ante. */
export const nextPriceOf = (plays: readonly (readonly string[])[], street: number) => {
  const streets = plays.map((made) => streetsOf(made));
  const isRaisedIn = (now: number): boolean => isRaisedBy(streets.map((made) => made[now]));
  let price: number = firstPrice;
  for (let now = 0; now <= street; now += 1) if (isRaisedIn(now)) price = raisedFrom(price);
  return { price, isRaised: isRaisedIn(street) };
};
