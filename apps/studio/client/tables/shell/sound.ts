/** Everything that a table lets be heard, by what happens. */
export type SoundName =
  // The player's chips: one laid, all of them sent, collected by the house, come back; and a win, or one that is celebrated.
  | 'chip'
  | 'placed'
  | 'taken'
  | 'back'
  | 'win'
  | 'great'
  /** One of the last seconds in which bets are open. */
  | 'last'
  /** A round is drawn, where nothing is seen to move. */
  | 'draw'
  // Cards: one is laid down, one is turned; what is waited for; what it came to.
  | 'deal'
  | 'turn'
  | 'rise'
  | 'told'
  // A wheel: another step of its way, off the rim, at rest; what it may stop on besides.
  | 'tick'
  | 'drop'
  | 'rest'
  | 'storm'
  | 'ship'
  // Dice in their cover, and on the plate.
  | 'shake'
  | 'fall'
  // A heap of buttons: uncovered, raked, and one of those that are left.
  | 'lift'
  | 'rake'
  | 'left'
  // Numbers: what is about to come, and one that has.
  | 'roll'
  | 'number'
  // A race: the signal, a leap or a pull, the first and every other at the line, the photo.
  | 'start'
  | 'pace'
  | 'finish'
  | 'in'
  | 'photo'
  // A bout: they meet, one is struck, a crest is lost.
  | 'clash'
  | 'hit'
  | 'crest';

export interface Sounding {
  /** Milliseconds from now. */
  readonly inMs?: number;
  /** Steps of the scale. */
  readonly higher?: number;
}

export interface TableSounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (sound: SoundName, how?: Sounding) => void;
}

/**
 * The sounds of a table, whose material comes when the page is at rest: silent until then, while nobody has asked for sound, and
 * where the page is not `isAttended`: out of sight, or behind another table.
 */
export class LateSounds implements TableSounds {
  readonly #isAttended: () => boolean;
  #material: TableSounds | null = null;
  #isWanted = false;
  #isOn = false;

  constructor(isAttended: () => boolean) {
    this.#isAttended = isAttended;
  }

  /** The material has come. */
  bring(material: TableSounds): void {
    this.#material = material;
    this.#isOn = false;
    this.isHeard();
  }

  /** Whether whatever is played now is heard. What was heard before falls silent where it is not. */
  readonly isHeard = (): boolean => {
    const isOn = this.#isWanted && this.#material !== null && this.#isAttended();
    if (isOn !== this.#isOn) {
      this.#isOn = isOn;
      this.#material?.setOn(isOn);
    }
    return isOn;
  };

  readonly setOn = (on: boolean): void => {
    this.#isWanted = on;
    this.isHeard();
  };

  readonly play = (sound: SoundName, how?: Sounding): void => {
    if (this.isHeard()) this.#material?.play(sound, how);
  };
}
