/** What the shell of an app asked of the pages of this tab (spec §2), as bootScript.ts has noted it. */
const asked = (): DOMStringMap => document.documentElement.dataset;

/** Whether an app puts its own header or footer around the page, or shows one part of it alone. */
export const isPartOfPage = (): boolean => {
  const { appHeader, appFooter, appApppage } = asked();
  return appHeader === 'false' || appFooter === 'false' || appApppage !== undefined;
};

/** Whether a header or a footer is all that is shown here: no place for anything that lies over a page. */
export const isBarAlone = (): boolean => {
  const { appApppage } = asked();
  return appApppage === 'header' || appApppage === 'footer';
};
