import { isRed } from '../../../src/tables/games/threeCardSides.ts';
import { Dealer } from '../baccarat/Dealer.tsx';

/** Where the terrace lies in each form of the scene. */
export interface TerracePlace {
  readonly width: number;
  /** The line between sky and water. */
  readonly water: number;
  /** Upper edge of the felt in its middle, and how far its ends lie below. */
  readonly edge: number;
  readonly drop: number;
  readonly height: number;
  /** Middle of the first moon, the way to the next, and the radius of the middle one. */
  readonly moon: readonly [x: number, y: number, step: number, radius: number];
  readonly dealer: number;
}

const toneOf = (card: number | undefined): string =>
  card === undefined ? '' : isRed(card) ? 'red' : 'black';

/** A moon takes the colour of the player's card, its light on the water that of the dealer's. */
const Moon = ({ x, y, radius, water, card, below }: MoonProps) => (
  <g>
    <g className="night-moon" data-tone={toneOf(card)} transform={`translate(${x} ${y})`}>
      <circle className="moon-halo" r={radius * 2.1} />
      <circle className="moon-halo" r={radius * 1.5} />
      <circle className="moon-face" r={radius} />
      <path
        className="moon-sea"
        d={`M${-radius * 0.5} ${-radius * 0.3}q${radius * 0.4} ${-radius * 0.34} ${radius * 0.62} 0q${-radius * 0.2} ${radius * 0.3} ${-radius * 0.62} 0zM${radius * 0.06} ${radius * 0.4}q${radius * 0.28} ${-radius * 0.24} ${radius * 0.48} 0q${-radius * 0.2} ${radius * 0.24} ${-radius * 0.48} 0z`}
      />
    </g>
    <g className="moon-light" data-tone={toneOf(below)}>
      {[1, 0.72, 0.46, 0.24].map((share, at) => (
        <rect
          key={share}
          className="moon-ripple"
          x={x - radius * share}
          y={water + 5 + at * radius * 0.36}
          width={2 * radius * share}
          height={radius * 0.15}
          rx={radius * 0.075}
        />
      ))}
    </g>
  </g>
);

interface MoonProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly water: number;
  readonly card: number | undefined;
  readonly below: number | undefined;
}

/** The scene goes on past its box, where its place has another shape. */
const beyond = 240;

const stars = [5, 21, 33, 48, 57, 66, 74, 83, 91, 97] as const;

/** A terrace over the water by night: three moons, far hills, a balustrade, the dealer behind her table. */
export const Terrace = ({ place, player, dealer, dealing, clouded }: TerraceProps) => {
  const { width, water, edge, drop, height } = place;
  const [moonX, moonY, step, radius] = place.moon;
  const hill = (rise: number, shift: number): string =>
    `M${-beyond} ${water + 1}Q${width * (0.1 + shift)} ${water - rise * 1.5} ${width * (0.26 + shift)} ${water - rise * 0.5}T${width * (0.55 + shift)} ${water - rise * 0.7}T${width * (0.85 + shift)} ${water - rise}T${width + beyond} ${water + 1}Z`;
  const rail = edge + 2;
  const felt = (inset: number): string =>
    `M${-beyond + inset} ${height + 20}V${edge + drop + inset}Q${width * 0.2} ${edge + inset} ${width / 2} ${edge + inset}T${width + beyond - inset} ${edge + drop + inset}V${height + 20}Z`;
  return (
    <g>
      <rect
        className="night-sky"
        x={-beyond}
        y={-beyond}
        width={width + 2 * beyond}
        height={water + beyond + 1}
      />
      {stars.map((share, at) => (
        <circle
          key={share}
          className="night-star"
          cx={(share / 100) * width}
          cy={water * (0.02 + ((at * 37) % 62) / 100)}
          r={radius * (0.04 + (at % 3) * 0.02)}
        />
      ))}
      <path className="night-hill far" d={hill(radius * 0.9, 0.02)} />
      <rect
        className="night-water"
        x={-beyond}
        y={water}
        width={width + 2 * beyond}
        height={edge + drop + 60 - water}
      />
      <path className="night-hill" d={hill(radius * 0.55, -0.06)} />
      {[0, 1, 2].map((at) => (
        <Moon
          key={at}
          x={moonX + at * step}
          y={moonY - (at === 1 ? radius * 0.5 : 0)}
          radius={at === 1 ? radius : radius * 0.86}
          water={water}
          card={player[at]}
          below={dealer[at]}
        />
      ))}
      <path
        className="night-cloud"
        data-shown={clouded}
        d={`M${moonX - radius * 2} ${moonY + radius * 0.5}q${radius * 0.4} ${-radius} ${radius * 1.6} ${-radius * 0.6}q${radius * 0.8} ${-radius} ${radius * 2} ${-radius * 0.2}q${radius} ${-radius * 0.7} ${radius * 1.8} ${radius * 0.3}q${radius} 0 ${radius} ${radius * 0.5}z`}
      />
      <g className="night-rail">
        <rect x={-beyond} y={rail - 8} width={width + 2 * beyond} height="5" />
        <path
          d={Array.from(
            { length: Math.ceil((width + 2 * beyond) / 40) },
            (_, at) => `M${at * 40 - beyond - 3} ${rail - 3}q-5 14 0 ${drop}h6q5 ${10 - drop} 0 ${-drop}z`,
          ).join('')}
        />
        <rect x={-beyond} y={rail + drop * 0.6} width={width + 2 * beyond} height="4" />
      </g>
      <g transform={`translate(${width / 2} ${edge + 4}) scale(${place.dealer})`}>
        <Dealer dealing={dealing} />
      </g>
      <path className="table-rim" d={felt(0)} />
      <path className="felt" d={felt(9)} />
      <path className="felt-line" d={felt(20)} />
    </g>
  );
};

interface TerraceProps {
  readonly place: TerracePlace;
  /** What lies face up of each hand. */
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly dealing: boolean;
  /** The dealer does not play. */
  readonly clouded: boolean;
}
