/** The hall behind a court, cut from paper in layers: the wall, two rows of heads, and lamps that shine through. */
export const Hall = () => (
  <>
    <clipPath id="hall-frame">
      <rect x="14" y="10" width="372" height="150" rx="10" />
    </clipPath>
    <g clipPath="url(#hall-frame)">
      <rect className="hall-wall" x="14" y="10" width="372" height="150" />
      <path className="hall-light" d="M70 10L22 102H170L122 10zM278 10L230 102H378L330 10z" />
      <path
        className="hall-rows back"
        d="M14 76q7-13 14 0 7-11 15 0 7-14 14 0 8-10 15 0 7-13 15 0 7-11 14 0 8-14 15 0 7-10 14 0 8-13 15 0 7-11 15 0 7-14 14 0 8-10 15 0 7-13 14 0 8-11 15 0 7-14 15 0 7-10 14 0 8-13 15 0 7-11 14 0 8-14 15 0 7-10 15 0 7-13 14 0 8-11 15 0 7-14 14 0 8-10 15 0 7-13 15 0V110H14z"
      />
      <path
        className="hall-rows front"
        d="M14 92q9-15 18 0 9-12 19 0 9-16 18 0 10-12 19 0 9-15 19 0 9-12 18 0 10-16 19 0 9-12 18 0 10-15 19 0 9-12 19 0 9-16 18 0 10-12 19 0 9-15 18 0 10-12 19 0 9-16 19 0 9-12 18 0 10-15 19 0 9-12 18 0 10-16 19 0 9-12 19 0V112H14z"
      />
      <path className="hall-rail" d="M14 98H386V108H14z" />
    </g>
  </>
);
