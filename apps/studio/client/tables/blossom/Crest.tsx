import { handName } from '../positions/words.ts';
import { useTable } from '../shell/context.ts';
import { type Album, albumKinds, chanceOf, missingIn } from './album.ts';
import { lateWords } from './lateWords.ts';
import { Line } from './Plate.tsx';
import { petal, type TableForm } from './places.ts';
import { useAlbum, useAlbumKept } from './useAlbum.ts';

/** Which blossom it is, from the second on, and how many petals it has. */
export const useAlbumCount = ({ whole, petals }: Album): string => {
  const { lang } = useTable();
  const count = `${petals.length}/${albumKinds.length}`;
  return whole > 0 ? `${lateWords(lang).nthBlossom(whole + 1)} ${count}` : count;
};

/** Which petals are still waited for, and how often three cards make them. */
export const useMissing = (album: Album): string => {
  const { lang } = useTable();
  const kinds = missingIn(album).map(
    (kind) => `${handName('golden-blossom', kind, lang)}\u00a0${chanceOf(kind)}`,
  );
  return lateWords(lang).missing(kinds.join('\u00a0· '));
};

/** The album beside the table: a blossom of six petals, one for each kind of hand that the player has won a pot with. */
export const Crest = ({ form: { crest, plate }, isNamed }: { form: TableForm; isNamed: boolean }) => {
  const { lang } = useTable();
  useAlbumKept();
  const { album, isFresh, isWhole } = useAlbum();
  const count = useAlbumCount(album);
  const missing = useMissing(album);
  const words = lateWords(lang);
  return (
    <g className="album-crest" data-whole={isWhole} transform={`translate(${crest.x} ${crest.y})`}>
      <title>{`${words.album} ${count}. ${missing}. ${words.albumPays}`}</title>
      <g className="album-flower">
        {albumKinds.map((kind, at) => (
          <g key={kind} transform={`rotate(${at * 60}) scale(${crest.scale})`}>
            <path
              className="album-petal"
              d={petal}
              data-lit={isWhole || album.petals.includes(kind)}
              data-fresh={isFresh && (isWhole || album.fresh === kind)}
            />
          </g>
        ))}
        <circle className="album-heart" r={3.4 * crest.scale} />
      </g>
      {isNamed && (
        <Line
          text={`${words.album} ${count}`}
          className="album-count"
          at={{ x: 0, y: 18 * crest.scale + plate.font * 0.7 }}
          font={plate.font * 0.96}
          room={crest.room}
        />
      )}
      {/* Where there is no room for it, the panel alone says so. */}
      {isNamed && crest.scale > 0.8 && (
        <Line
          text={words.albumFree}
          className="album-free"
          at={{ x: 0, y: 18 * crest.scale + plate.font * 1.75 }}
          font={plate.font * 0.86}
          room={crest.room}
        />
      )}
    </g>
  );
};
