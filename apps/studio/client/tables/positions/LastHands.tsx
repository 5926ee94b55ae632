interface LastHandsProps {
  /** What the hands of a round belong to, in their order. */
  readonly seats: readonly string[];
  readonly rounds: readonly {
    readonly number: number;
    readonly hands: readonly { readonly name: string; readonly won: boolean }[];
  }[];
}

const shownMax = 7;

/** What lay at each seat in the last rounds, the newest first; where there is room for it beside the scene. */
export const LastHands = ({ seats, rounds }: LastHandsProps) => (
  <table className="last-hands">
    <thead>
      <tr>
        <td />
        {seats.map((seat) => (
          <th key={seat} scope="col">
            {seat}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rounds
        .slice(-shownMax)
        .reverse()
        .map(({ number, hands }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {hands.map(({ name, won }, at) => (
              <td key={seats[at]} data-won={won}>
                {name}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
);
