/** What every icon of the family has, said once (`drawIcon`) instead of in each of them. */
const shared =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

const drawing = /^<svg[^>]*>(?<inside>.*)<\/svg>$/s;

/** An icon as a component that carries little more than its own lines. */
export const iconCompiler = {
  extension: '.js',
  compiler: (svg: string, collection: string, icon: string): string => {
    const inside = drawing.exec(svg.trim())?.groups?.inside;
    if (inside === undefined) throw new Error(`${collection}/${icon} is no drawing`);
    return `import { drawIcon } from '/app/ui/drawIcon.tsx';\nexport default /*#__PURE__*/ drawIcon(${JSON.stringify(inside.replaceAll(shared, ''))});\n`;
  },
};
