/** The dealer behind the table, cut from paper, round her middle at the table's edge. Her arm follows the cards. */
export const Dealer = ({ dealing }: { dealing: boolean }) => (
  <g className="dealer" data-dealing={dealing}>
    <path
      className="dealer-hair"
      d="M-46 -150C-54 -206 54 -206 46 -150C60 -128 52 -96 36 -90H-36C-52 -96 -60 -128 -46 -150Z"
    />
    <circle className="dealer-hair" cx="0" cy="-206" r="20" />
    <path className="dealer-pin" d="M-40 -214L40 -198M34 -205l14 -6l4 12z" />
    <path className="dealer-skin" d="M-14 -110h28v34l-14 12l-14 -12z" />
    <path
      className="dealer-skin"
      d="M-32 -152C-32 -184 32 -184 32 -152C32 -122 16 -100 0 -100C-16 -100 -32 -122 -32 -152Z"
    />
    <path
      className="dealer-hair"
      d="M-34 -148C-34 -188 34 -188 34 -148C26 -166 10 -172 0 -172C-10 -172 -26 -166 -34 -148Z"
    />
    <path className="dealer-line" d="M-20 -142q7 5 14 0M6 -142q7 5 14 0" />
    <path className="dealer-lips" d="M-7 -118q7 -4 14 0q-7 6 -14 0z" />
    <path
      className="dealer-robe"
      d="M-24 -82C-60 -76 -92 -60 -100 -20L-108 40H108L100 -20C92 -60 60 -76 24 -82L0 -64Z"
    />
    <path className="dealer-trim" d="M-24 -82L0 -64L24 -82M0 -64L-18 -20M0 -64L10 40" />
    <circle className="dealer-knot" cx="-9" cy="-42" r="4" />
    <circle className="dealer-knot" cx="-18" cy="-20" r="4" />
    <g className="dealer-arm left">
      <path className="dealer-robe lit" d="M-96 -30C-128 -10 -138 22 -120 44L-70 52L-64 26L-92 20Z" />
      <path className="dealer-skin" d="M-72 28C-52 26 -44 34 -40 44C-50 54 -66 52 -74 50Z" />
    </g>
    <g className="dealer-arm right">
      <path className="dealer-robe lit" d="M96 -30C128 -10 138 22 120 44L70 52L64 26L92 20Z" />
      <path className="dealer-skin" d="M72 28C52 26 44 34 40 44C50 54 66 52 74 50Z" />
    </g>
  </g>
);
