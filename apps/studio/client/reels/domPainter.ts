import { rowCount } from '../../src/engine/machine.ts';
import { type Emphasis, type PaintedSymbol, type Painter, paintedRows } from './painter.ts';
import { shiftOf } from './shift.ts';

interface Slot {
  readonly image: HTMLImageElement;
  letter: string;
  row: number;
}

/** Reels made of plain elements: there from the first moment, and all there is without WebGL. */
export const createDomPainter = (
  host: HTMLElement,
  addresses: Readonly<Record<string, string>>,
  reelCount: number,
): Painter => {
  const root = document.createElement('div');
  root.className = 'reels-dom';
  const emphases = new Map<string, Emphasis>();
  const reels: { column: HTMLElement; slots: Slot[] }[] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    const column = document.createElement('div');
    column.className = 'reel-dom';
    const slots = Array.from({ length: paintedRows }, (): Slot => {
      const image = document.createElement('img');
      image.alt = '';
      image.draggable = false;
      image.decoding = 'sync';
      column.append(image);
      return { image, letter: '', row: 0 };
    });
    root.append(column);
    reels.push({ column, slots });
  }
  host.append(root);

  const place = (reel: number, slot: Slot): void => {
    const { alpha, scale, glow } = emphases.get(`${reel}/${slot.row}`) ?? { alpha: 1, scale: 1, glow: 0 };
    slot.image.style.transform = `translateY(${slot.row * 100}%) scale(${scale})`;
    slot.image.style.opacity = String(alpha);
    slot.image.classList.toggle('lit', glow > 0.1);
  };

  return {
    paint: (reel, symbols: readonly PaintedSymbol[]) => {
      const target = reels[reel];
      if (!target) return;
      // A picture moves on with its letter: another one in its place would have to be fetched and decoded for every row.
      const { slots } = target;
      const shift = shiftOf(
        slots.map(({ letter }) => letter),
        symbols.map(({ letter }) => letter),
      );
      target.slots = slots.flatMap((_, place) => slots.at((place + shift) % slots.length) ?? []);
      for (const [index, symbol] of symbols.entries()) {
        const slot = target.slots[index];
        if (!slot) continue;
        if (slot.letter !== symbol.letter) {
          slot.letter = symbol.letter;
          slot.image.src = addresses[symbol.letter] ?? '';
        }
        slot.row = symbol.row;
        place(reel, slot);
      }
    },
    emphasise: (reel, row, emphasis) => {
      emphases.set(`${reel}/${row}`, emphasis);
      const slot = reels[reel]?.slots.find((candidate) => candidate.row === row && row < rowCount);
      if (slot) place(reel, slot);
    },
    flush: () => undefined,
    celebrate: () => undefined,
    isBusy: () => false,
    resize: () => undefined,
    dispose: () => root.remove(),
  };
};
