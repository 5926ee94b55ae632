import type { World } from '../world/world.ts';

/** Moves the clock of the world, of its halls and of the model. */
export const moveClock = async (world: World, byMs: number): Promise<void> => {
  world.nowMs += byMs;
  world.model.nowMs = world.nowMs;
  await Promise.all(world.halls.map((hall) => hall.setClock(world.nowMs)));
};
