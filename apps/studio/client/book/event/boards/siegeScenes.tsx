import type { ReactNode } from 'react';

/** One scene for each map that the esport names, cut from paper: what lies behind, and the walls that are stormed. */
export interface SiegeScene {
  /** The colour of the paper that its walls are cut from. */
  readonly paper: string;
  readonly back: ReactNode;
  /** Outline of the walls in front, and the gate in them. */
  readonly walls: string;
  readonly gate: string;
  readonly front: ReactNode;
  /** Where the defenders look over the walls, and where the flag stands on the keep. */
  readonly guards: readonly (readonly [x: number, y: number])[];
  readonly flag: readonly [x: number, y: number];
  /** The middle of the gate's sill, and the edge of the walls that ladders lean against. */
  readonly sill: readonly [x: number, y: number];
  readonly edge: readonly [x: number, y: number];
  /** Where the face of the walls is towards those who storm, once the castle stands. */
  readonly face?: number;
}

/** How much larger than it is cut a castle stands; the foot of its walls, and where that stands: so far left that the last of those on them is whole. */
const growth = 1.28;
const foot = [228, 152] as const;
const stands = [200, 152] as const;

/** The castle as it stands; it goes on beyond the picture. */
export const castle = `translate(${stands[0]} ${stands[1]}) scale(${growth}) translate(${-foot[0]} ${-foot[1]})`;

/** Where places of a castle are once it stands. */
export const grownOf = (scene: SiegeScene): SiegeScene => {
  const grown = ([x, y]: readonly [number, number]): readonly [number, number] => [
    stands[0] + growth * (x - foot[0]),
    stands[1] + growth * (y - foot[1]),
  ];
  return {
    ...scene,
    guards: scene.guards.map(grown),
    flag: grown(scene.flag),
    sill: grown(scene.sill),
    edge: grown(scene.edge),
    face: grown([Number(scene.walls.slice(1, scene.walls.indexOf(' '))), 0])[0],
  };
};

/** Teeth of a wall from left to right at a height, drawn as a path that goes on. */
const teeth = (count: number, width: number): string =>
  Array.from({ length: count }, () => `v-8h${width}v8h${width}`).join('');

/** A tower of many storeys, its roofs wider from top to bottom. */
const paperTower: SiegeScene = {
  paper: 'oklch(0.58 0.08 62)',
  back: (
    <>
      <path className="siege-hills" d="M14 120q50-34 96-12t90-18 100 14 86-18v80H14z" />
      <path className="siege-far" d="M14 132q70-18 130-6t120-8 122 8v40H14z" />
    </>
  ),
  walls: `M228 152V106h6${teeth(3, 5)}h4V86h-10l12-10h4V68h-8l12-10h4V52h-6l22-16 22 16h-6v6h4l12 10h-8v8h4l12 10h-10v20h4${teeth(3, 5)}h12v46z`,
  gate: 'M290 152v-22q12-16 24 0v22z',
  front: <path className="siege-trim" d="M276 68h52M268 86h68M292 52h20M296 96v8M310 96v8" />,
  guards: [
    [238, 94],
    [252, 94],
    [284, 76],
    [322, 76],
    [352, 94],
    [364, 94],
  ],
  flag: [302, 38],
  sill: [302, 152],
  edge: [242, 100],
};

/** A port: a lighthouse, a mole with masts, the sea in front of the walls. */
const inkHarbour: SiegeScene = {
  paper: 'oklch(0.5 0.07 255)',
  back: (
    <>
      <path className="siege-water" d="M14 112H386V160H14z" />
      <path className="siege-line" d="M20 120h60M96 126h70M34 134h40M180 119h40" />
      <path
        className="siege-far"
        d="M176 112l8 10h34l10-10zM196 112V74M196 78l20 22h-20M212 112V84M212 88l14 16h-14"
      />
    </>
  ),
  walls: `M232 152V104h6${teeth(4, 5)}h6V84h8V52h-4v-8h30v8h-4v32h8v20h4${teeth(2, 5)}h14v48z`,
  gate: 'M256 152v-20q11-14 22 0v20z',
  front: (
    <>
      <path className="siege-lamp" d="M298 44V34h14v10z" />
      <path className="siege-beam" d="M298 39L180 18V58zM312 39L386 24V54z" />
      <path className="siege-water" d="M14 150q16-6 32 0t32 0 32 0 32 0 32 0 32 0 32 0v12H14z" />
    </>
  ),
  guards: [
    [242, 92],
    [256, 92],
    [270, 92],
    [334, 92],
    [348, 92],
    [364, 92],
  ],
  flag: [305, 40],
  sill: [267, 152],
  edge: [240, 98],
};

/** A gorge with a bridge of bamboo that leads to the gate. */
const bambooBridge: SiegeScene = {
  paper: 'oklch(0.55 0.08 140)',
  back: (
    <>
      <path className="siege-hills" d="M14 84q30-34 70-20t60 30v66H14zM250 92q40-40 80-26t56 10v84H250z" />
      <path className="siege-water" d="M130 160q30-26 40-10t40-4 24 14z" />
      <path
        className="siege-bamboo"
        transform="translate(72 0)"
        d="M30 152V52M42 152V38M54 152V60M30 80l12-8M42 64l14-10M54 84l-14-8M42 96l-14-8"
      />
    </>
  ),
  walls: `M240 152V92h6${teeth(2, 6)}h6V66h-8l20-14h46l20 14h-8v26h6${teeth(2, 6)}h6v60z`,
  gate: 'M262 152v-30h26v30zM300 120v-20h12v20z',
  front: (
    <>
      <path className="siege-trim" d="M272 66h64M268 78h70" />
      <path
        className="siege-bridge"
        d="M92 152q84-26 170 0v6q-84-24-170 0zM110 147v-14M142 140v-14M176 138v-14M210 140v-14M240 147v-14M100 136q76-24 152 0"
      />
    </>
  ),
  guards: [
    [248, 80],
    [262, 80],
    [286, 56],
    [322, 56],
    [350, 80],
    [364, 80],
  ],
  flag: [304, 52],
  sill: [275, 152],
  edge: [246, 86],
};

/** Snow on the hills and on the roofs, a kiln that glows and smokes. */
const snowKiln: SiegeScene = {
  paper: 'oklch(0.56 0.1 28)',
  back: (
    <>
      <path className="siege-hills" d="M14 122l40-46 34 30 46-60 44 54 40-34 52 44 46-38 70 40v48H14z" />
      <path
        className="siege-snow"
        d="M40 92l14-16 16 14-10-2-6 6-6-6zM118 68l16-22 18 22-10-4-8 8-8-8zM206 78l12-12 16 14-12-4z"
      />
    </>
  ),
  walls: `M230 152V104h6${teeth(3, 6)}h4q2-50 40-56q38 6 40 56h4${teeth(2, 6)}h6v48z`,
  gate: 'M296 152v-24q16-20 32 0v24z',
  front: (
    <>
      <path className="siege-glow" d="M302 152v-20q10-12 20 0v20z" />
      <path
        className="siege-snow"
        d="M280 76q10-26 32-28 22 2 32 28-10-10-16 0-8-10-16 0-8-10-16 0-8-8-16 0zM14 154q40-10 90-2t120-2 162 2v10H14z"
      />
      <path className="siege-trim" d="M306 48V38h12v10" />
    </>
  ),
  guards: [
    [240, 92],
    [254, 92],
    [268, 92],
    [348, 92],
    [357, 92],
    [365, 92],
  ],
  flag: [312, 40],
  sill: [312, 152],
  edge: [242, 98],
};

/** A castle on an island: it stands upside down in the lake before it. */
const mirrorLake: SiegeScene = {
  paper: 'oklch(0.56 0.08 310)',
  back: (
    <>
      <path className="siege-hills" d="M14 104q60-30 110-10t90-16 90 14 82-12v40H14z" />
      <path className="siege-water" d="M14 122H386V162H14z" />
      <path
        className="siege-mirror"
        d="M240 132h136v8h-10v14h-14v-8h-12v14h-16v-6h-16v6h-16v-14h-12v8h-14v-14h-10z"
      />
      <path className="siege-line" d="M120 134h56M96 142h40M170 150h60M30 138h30" />
    </>
  ),
  walls: `M236 132V100h6${teeth(1, 6)}h2V76l14-16 14 16v24h6${teeth(2, 6)}h4V76l14-16 14 16v24h4${teeth(1, 6)}h2v32z`,
  gate: 'M296 132v-18q10-12 20 0v18z',
  front: <path className="siege-bridge" d="M14 152q60-14 130-12l96-10v6l-96 12q-66-2-130 12z" />,
  guards: [
    [244, 90],
    [288, 90],
    [302, 90],
    [318, 90],
    [330, 90],
    [362, 90],
  ],
  flag: [270, 60],
  sill: [306, 132],
  edge: [246, 94],
};

const scenes: Readonly<Record<string, SiegeScene>> = {
  'Paper Tower': paperTower,
  'Ink Harbour': inkHarbour,
  'Bamboo Bridge': bambooBridge,
  'Snow Kiln': snowKiln,
  'Mirror Lake': mirrorLake,
};

/** The scene of a map by its English name; whatever else the engine may come to name has a tower. */
export const sceneOf = (map: string | undefined): SiegeScene => scenes[map ?? ''] ?? paperTower;
export const drawnMaps = Object.keys(scenes);
