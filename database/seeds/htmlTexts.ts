/** A content page as a file: first line the title, second the summary, then an empty line and the HTML. */
export interface PageText {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

/** Undefined where the file is not made so. */
export const parsePage = (file: string): PageText | undefined => {
  const [title, summary, gap, ...html] = file.trimEnd().split(/\r?\n/);
  if (!title || !summary || gap !== '' || html.length === 0) return undefined;
  return { title, summary, content: html.join('\n') };
};

export interface AgreementText {
  readonly title: string;
  readonly content: string;
}

/** A service agreement as a file: HTML that begins with its title as `<h1>`. Undefined where it does not. */
export const parseAgreement = (file: string): AgreementText | undefined => {
  const heading = /^<h1>(.+)<\/h1>\r?\n/.exec(file);
  const content = file.slice(heading?.[0].length ?? 0);
  if (heading?.[1] === undefined || content.trim() === '') return undefined;
  return { title: heading[1], content };
};
