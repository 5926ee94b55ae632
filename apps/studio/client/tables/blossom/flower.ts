/** A blossom of five petals. */
export const flower = [0, 72, 144, 216, 288]
  .map((turn) => {
    const at = (degrees: number, radius: number): string => {
      const angle = ((turn + degrees) * Math.PI) / 180;
      return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
    };
    return `M0 0C${at(-46, 40)} ${at(-26, 66)} ${at(0, 56)}C${at(26, 66)} ${at(46, 40)} 0 0Z`;
  })
  .join('');
