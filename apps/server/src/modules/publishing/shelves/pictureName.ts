/**
 * Some tables name a picture by a file, some by what its files have in common. An uploaded picture is known by the latter;
 * as a file it is shown in this width.
 */
const fileEnd = '-1320.webp';

const uploaded = /^\/pictures\/[0-9a-f]{64}$/;

export const fileOfPicture = (picture: string): string =>
  uploaded.test(picture) ? `${picture}${fileEnd}` : picture;

export const pictureOfFile = (file: unknown): string => {
  const name = typeof file === 'string' ? file : '';
  const picture = name.endsWith(fileEnd) ? name.slice(0, -fileEnd.length) : '';
  return uploaded.test(picture) ? picture : name;
};
