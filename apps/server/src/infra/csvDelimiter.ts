/** What keeps the names of the columns apart keeps all of a CSV apart. */
export const delimiterOf = (csv: string): string => {
  const names = csv.slice(0, csv.search(/[\r\n]|$/));
  const count = (sign: string): number => names.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};
