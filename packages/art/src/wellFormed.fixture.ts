/** What is wrong with a picture: for tests, which expect an empty list. */
export const faults = (svg: string): string[] => {
  const found: string[] = [];
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))
    found.push('does not begin as an SVG document');
  for (const bad of ['NaN', 'undefined', 'Infinity', '[object'])
    if (svg.includes(bad)) found.push(`contains ${bad}`);
  const open: string[] = [];
  let tags = 0;
  for (const [tag, closing, name = '', attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    tags += 1;
    if (closing === '/') {
      if (open.pop() !== name) found.push(`${tag} closes nothing`);
    } else if (selfClosing !== '/') open.push(name);
    const keys = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) found.push(`attribute twice in ${tag.slice(0, 60)}`);
    if (['text', 'tspan', 'image', 'script', 'foreignObject', 'style'].includes(name))
      found.push(`contains ${tag}`);
  }
  if (tags !== svg.split('<').length - 1) found.push('a tag is malformed');
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  const between = svg.replace(/<[^>]*>/g, '').trim();
  if (between !== '') found.push(`text between the tags: ${between.slice(0, 40)}`);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push('an id stands twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!ids.includes(id)) found.push(`no ${id} to refer to`);
  return found;
};
