import { Container, Sprite, type Texture } from 'pixi.js';

const count = 46;
const lifeMs = 3_600;
const colours = [0xffd27a, 0xffb0c0, 0xfff1cf, 0xff8d5c] as const;

interface Petal {
  readonly sprite: Sprite;
  x: number;
  speed: number;
  swing: number;
  delay: number;
}

/** Sparks like small sky lanterns that rise across the reels after a great win. */
export const createPetals = (stage: Container, texture: Texture) => {
  const layer = new Container();
  stage.addChild(layer);
  const petals: Petal[] = [];
  let startedAt: number | null = null;

  return {
    isBusy: (): boolean => startedAt !== null,
    start: (): void => {
      startedAt = performance.now();
      layer.removeChildren();
      petals.splice(0);
      for (let index = 0; index < count; index += 1) {
        const sprite = new Sprite(texture);
        sprite.anchor.set(0.5);
        sprite.blendMode = 'add';
        sprite.tint = colours[index % colours.length] ?? colours[0];
        layer.addChild(sprite);
        petals.push({
          sprite,
          x: Math.random(),
          speed: 0.5 + Math.random() * 0.7,
          swing: Math.random() * Math.PI * 2,
          delay: Math.random() * 0.35,
        });
      }
    },
    /** Moves everything to where it is now; answers whether anything shows. */
    advance: (width: number, height: number): boolean => {
      if (startedAt === null) return false;
      const share = (performance.now() - startedAt) / lifeMs;
      if (share >= 1) {
        startedAt = null;
        layer.removeChildren();
        return true;
      }
      for (const { sprite, x, speed, swing, delay } of petals) {
        const own = Math.max(0, share - delay) * speed * 1.8;
        sprite.position.set((x + Math.sin(swing + own * 5) * 0.03) * width, height * (1.05 - own * 1.2));
        sprite.alpha = Math.max(0, Math.min(1, own * 6) * (1 - share));
        sprite.setSize(width * (0.03 + (speed - 0.5) * 0.03));
      }
      return true;
    },
  };
};
