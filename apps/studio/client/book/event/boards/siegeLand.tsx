import { useId } from 'react';
import type { Side } from '../../../../src/book/views.ts';
import { Banner } from './siegeBanner.tsx';
import { PaperMan } from './siegeMan.tsx';
import { fromFeet, manScale } from './siegeMen.ts';

/** What lies around a castle of the siege, from the sky to what is nearest, and what goes on there while both armies wait. */

const bird = 'M-6-3Q-3-6 0 0Q3-6 6-3';

/** Night over a last light, the moon, clouds and birds. */
export const Sky = () => {
  const light = useId();
  return (
    <>
      <linearGradient id={light} x2="0" y2="1">
        <stop className="siege-sky-high" />
        <stop className="siege-sky-low" offset="0.86" />
      </linearGradient>
      <rect fill={`url(#${light})`} x="14" y="-64" width="376" height="250" />
      <path
        className="siege-stars"
        d="M112-20h.1M150-34h.1M176-12h.1M236-30h.1M262-8h.1M356-26h.1M376 4h.1M130 20h.1M226 22h.1M100 34h.1"
      />
      <circle className="siege-halo" cx="196" cy="4" r="27" />
      <circle className="siege-moon" cx="196" cy="4" r="18" />
      <path
        className="siege-cloud"
        d="M104 44q5-15 22-12 8-15 25-8 15-5 18 10 15 0 15 10ZM330 4q5-12 20-10 8-10 20-2 12 0 12 12Z"
      />
      <path
        className="siege-peaks"
        d="M14 122l34-40 24 22 40-62 34 50 22-20 40 40 44-58 40 48 40-36 58 50v60H14z"
      />
      <g className="siege-birds">
        {[
          [0, 0],
          [16, 7],
          [-14, 9],
          [30, 15],
        ].map(([x, y], at) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path className="siege-bird" style={fromFeet(0, 0, at)} d={bird} />
          </g>
        ))}
      </g>
    </>
  );
};

/** Light behind those who may win the map or the match with this round: behind the camp, the castle, or both. */
export const Glow = ({ at }: { at: 'camp' | 'castle' | null }) => {
  const light = useId();
  return (
    <>
      <radialGradient id={light}>
        <stop className="siege-tension-light" />
        <stop className="siege-tension-light" offset="1" stopOpacity="0" />
      </radialGradient>
      {at !== 'castle' && (
        <ellipse className="siege-tension" fill={`url(#${light})`} cx="146" cy="122" rx="88" ry="74" />
      )}
      {at !== 'camp' && (
        <ellipse className="siege-tension" fill={`url(#${light})`} cx="320" cy="70" rx="106" ry="104" />
      )}
    </>
  );
};

/** The drum is beaten before a round begins, and while one may decide. */
const Drum = () => (
  <g className="siege-drum" transform="translate(228 176)">
    <ellipse className="siege-drum-barrel" rx="12" ry="13" />
    <ellipse className="siege-drum-skin" rx="9" ry="10.500" />
    <path className="siege-drum-stick" d="M17-15L4-3" />
  </g>
);

/** Tents of those who storm, and the smoke of their fire. */
export const Camp = ({ side }: { side: Side }) => (
  <>
    {[0, 1, 2].map((at) => (
      <g key={at} transform="translate(150 132)">
        <circle className="siege-smoke" style={fromFeet(0, 0, at)} r="6" />
      </g>
    ))}
    <g className="siege-camp" transform="translate(70 0)">
      <path d="M24 154l24-44 24 44zM70 152l16-30 16 30z" />
      <path className="siege-fold" d="M48 110l24 44H56zM86 122l16 30H90z" />
      <g transform="translate(48 111) scale(1.25)">
        <Banner side={side} />
      </g>
    </g>
  </>
);

/** One runs out to look at the walls while the others wait, and back. */
export const Scout = ({ side }: { side: Side }) => (
  <g className="siege-host-out" data-side={side}>
    <g transform={`translate(200 168) scale(${manScale * 0.92})`}>
      <g className="siege-scout">
        <PaperMan job="siege-man-paper" isStanding />
      </g>
    </g>
  </g>
);

/** What is nearest: stakes, a tent and a catapult, dark before the fight. */
export const Foreground = ({ isDrummed }: { isDrummed: boolean }) => (
  <g className="siege-near">
    <path className="siege-near-ground" d="M80 172q60-12 130-4t190-6v36H80z" />
    <path
      className="siege-near-grass"
      d="M150 176l-2-6M154 176l1-8M158 176l4-5M222 174l-2-6M226 174l2-7M288 172l-2-7M292 172l1-8M296 172l4-6"
    />
    <path className="siege-near-tent" d="M80 190l30-46 32 46z" />
    <path className="siege-near-fold" d="M110 144l32 46h-21z" />
    {isDrummed && <Drum />}
    <path
      className="siege-near-stakes"
      d="M172 184l12-22 3 3-8 19zM186 184l12-22 3 3-8 19zM200 184l12-22 3 3-8 19zM168 177h46v3.500h-46z"
    />
    <g transform="translate(368 181)">
      <path className="siege-near-wood" d="M-28 0H26M-18 0L-2-24 12 0M-2-24V-4" />
      <g className="siege-near-arm">
        <path className="siege-near-wood" d="M-2-22L-30-38M-2-22L14-10" />
        <path className="siege-near-cup" d="M-37-38a7 5 0 0 0 12-3z" />
      </g>
      <circle className="siege-near-wheel" cx="-18" r="6" />
      <circle className="siege-near-wheel" cx="16" r="6" />
    </g>
  </g>
);
