import { type ComponentProps, type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

interface Late<Props> {
  /** There once it has been fetched. */
  drawn: ComponentType<Props> | null;
  readonly waited: LazyExoticComponent<ComponentType<Props>>;
  readonly bring: () => Promise<unknown>;
}

const lateOf = <Props extends object>(
  bring: () => Promise<{ readonly default: ComponentType<Props> }>,
): Late<Props> => {
  const fetched = async () => {
    const come = await bring();
    late.drawn = come.default;
    return come;
  };
  const late: Late<Props> = {
    ...{ drawn: null, bring: fetched },
    waited: lazy(fetched),
  };
  return late;
};

/** Drawn at once, without a frame of waiting, where it is there already. The same one as long as it is in sight: another would begin anew. */
const useLate = <Props,>({ drawn, waited }: Late<Props>): ComponentType<Props> | typeof waited =>
  useState(() => drawn ?? waited)[0];

const basketball = lateOf(() => import('./BasketballBoard.tsx'));
const football = lateOf(() => import('./FootballBoard.tsx'));
const racket = lateOf(() => import('./RacketBoard.tsx'));
const pause = lateOf(() => import('./PartPause.tsx'));

export const BasketballBoard = (props: ComponentProps<typeof basketball.waited>) => {
  const Board = useLate(basketball);
  return <Board {...props} />;
};
export const FootballBoard = (props: ComponentProps<typeof football.waited>) => {
  const Board = useLate(football);
  return <Board {...props} />;
};
export const RacketBoard = (props: ComponentProps<typeof racket.waited>) => {
  const Board = useLate(racket);
  return <Board {...props} />;
};
export const PartPause = (props: ComponentProps<typeof pause.waited>) => {
  const Pause = useLate(pause);
  return <Pause {...props} />;
};

/** Fetches the pictures of the sports, and what is told between two parts, before a match is opened. One that fails is fetched again when it is needed. */
export const bringBoards = (): void => {
  for (const { bring } of [football, racket, basketball, pause]) bring().catch(() => undefined);
};
