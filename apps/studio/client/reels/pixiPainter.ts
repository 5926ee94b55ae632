// Shaders without `eval`, which the page's policy forbids: must come before anything renders.
import 'pixi.js/unsafe-eval';
import { Container, Graphics, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { rowCount } from '../../src/engine/machine.ts';
import { type PaintedSymbol, type Painter, paintedRows, plain } from './painter.ts';
import { createPetals } from './petals.ts';

/** More than two device pixels a CSS pixel cost time and show nothing. */
const resolutionMax = 2;
/** The part of a cell that a symbol fills. */
const fill = 0.94;

interface Textures {
  readonly still: Texture;
  /** Drawn out downwards, for a reel at full speed. */
  readonly fast: Texture;
}

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`no picture at ${address}`));
    image.src = address;
  });

const canvasOf = (size: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  return [canvas, context];
};

const texturesOf = (image: HTMLImageElement, size: number): Textures => {
  const [still, context] = canvasOf(size);
  context.drawImage(image, 0, 0, size, size);
  const [fast, smear] = canvasOf(size);
  const steps = 9;
  for (let step = 0; step < steps; step += 1) {
    smear.globalAlpha = 0.24;
    smear.drawImage(still, 0, ((step / (steps - 1)) * 2 - 1) * size * 0.16, size, size);
  }
  return { still: Texture.from(still), fast: Texture.from(fast) };
};

const haloTexture = (): Texture => {
  const size = 128;
  const [canvas, context] = canvasOf(size);
  const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  light.addColorStop(0, 'rgba(255, 226, 160, 0.95)');
  light.addColorStop(0.45, 'rgba(255, 190, 96, 0.45)');
  light.addColorStop(1, 'rgba(255, 170, 80, 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  return Texture.from(canvas);
};

interface Slot {
  readonly halo: Sprite;
  readonly symbol: Sprite;
}

/** Reels on WebGL, where it is accelerated. Rejects where a picture does not come. */
export const createPixiPainter = async (
  host: HTMLElement,
  addresses: Readonly<Record<string, string>>,
  reelCount: number,
  onLost: () => void,
): Promise<Painter> => {
  const renderer = new WebGLRenderer();
  const resolution = Math.min(resolutionMax, window.devicePixelRatio || 1);
  await renderer.init({
    width: 10,
    height: 10,
    resolution,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
  });
  // The reels are told in words beside the canvas; on phones this would put a button of its own, in English, on the page.
  renderer.accessibility.destroy();
  const images = await Promise.all(
    Object.entries(addresses).map(async ([letter, address]) => [letter, await loadImage(address)] as const),
  );
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.className = 'reels-canvas';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.addEventListener('webglcontextlost', onLost);
  host.append(canvas);

  const stage = new Container();
  const reels = new Container();
  const mask = new Graphics();
  reels.mask = mask;
  stage.addChild(reels, mask);
  const halo = haloTexture();
  const slots: Slot[][] = Array.from({ length: reelCount }, () =>
    Array.from({ length: paintedRows }, () => {
      const slot = { halo: new Sprite(halo), symbol: new Sprite() };
      slot.halo.anchor.set(0.5);
      slot.halo.alpha = 0;
      slot.halo.blendMode = 'add';
      slot.symbol.anchor.set(0.5);
      reels.addChild(slot.halo, slot.symbol);
      return slot;
    }),
  );
  const petals = createPetals(stage, halo);
  let textures = new Map<string, Textures>();
  let cell = { width: 1, height: 1, size: 1 };
  let dirty = true;
  const emphases = new Map<string, typeof plain>();
  const shown: { symbols: readonly PaintedSymbol[]; speed: number }[] = [];

  const draw = (reel: number): void => {
    const { symbols, speed } = shown[reel] ?? { symbols: [], speed: 0 };
    for (const [index, symbol] of symbols.entries()) {
      const slot = slots[reel]?.[index];
      const texture = textures.get(symbol.letter);
      if (!slot || !texture) continue;
      const { alpha, scale, glow } = emphases.get(`${reel}/${symbol.row}`) ?? plain;
      const [x, y] = [(reel + 0.5) * cell.width, (symbol.row + 0.5) * cell.height];
      slot.symbol.texture = speed > 0.6 ? texture.fast : texture.still;
      slot.symbol.position.set(x, y);
      slot.symbol.setSize(cell.size * scale, cell.size * scale * (1 + speed * 0.12));
      slot.symbol.alpha = alpha;
      slot.halo.position.set(x, y);
      slot.halo.setSize(cell.size * 1.5);
      slot.halo.alpha = glow;
    }
    dirty = true;
  };

  const resize = (): void => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.resize(clientWidth, clientHeight);
    cell = { width: clientWidth / reelCount, height: clientHeight / rowCount, size: 1 };
    cell.size = Math.min(cell.width, cell.height) * fill;
    mask.clear().rect(0, 0, clientWidth, clientHeight).fill(0xffffff);
    const pixels = Math.max(16, Math.ceil(cell.size * resolution));
    const before = textures;
    textures = new Map(images.map(([letter, image]) => [letter, texturesOf(image, pixels)]));
    for (let reel = 0; reel < reelCount; reel += 1) draw(reel);
    for (const { still, fast } of before.values()) {
      still.destroy(true);
      fast.destroy(true);
    }
  };
  resize();

  return {
    paint: (reel, symbols, speed) => {
      shown[reel] = { symbols, speed };
      draw(reel);
    },
    emphasise: (reel, row, emphasis) => {
      emphases.set(`${reel}/${row}`, emphasis);
      draw(reel);
    },
    flush: () => {
      if (petals.advance(renderer.width / resolution, renderer.height / resolution)) dirty = true;
      if (dirty) renderer.render(stage);
      dirty = false;
    },
    celebrate: () => petals.start(),
    isBusy: () => petals.isBusy(),
    resize,
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.remove();
      renderer.destroy();
    },
  };
};
