import { handName } from '../positions/words.ts';
import { useTable } from '../shell/context.ts';
import { albumKinds } from './album.ts';
import { useAlbumCount, useMissing } from './Crest.tsx';
import { dotted } from './dotted.ts';
import { lateWords } from './lateWords.ts';
import { useAlbum } from './useAlbum.ts';

/** In the panel of a hand that is over: the petal that its pot has brought, more where the blossom is whole by it. */
export const FreshPetal = () => {
  const { lang } = useTable();
  const { album, isFresh, isWhole } = useAlbum();
  const count = useAlbumCount(album);
  const words = lateWords(lang);
  if (!isFresh || album.fresh === null) return null;
  const text = isWhole
    ? words.wholeBlossom(album.whole)
    : dotted(words.newPetal(handName('golden-blossom', album.fresh, lang)), count);
  return (
    <p className="fresh-petal" data-whole={isWhole} data-field="fresh-petal">
      <span aria-hidden="true">✿</span>
      {text}
      <small>{words.albumPays}</small>
    </p>
  );
};

/** Beside the table: how far the album is, what it still waits for and how rare that is, and that it pays nothing. */
export const AlbumTold = () => {
  const { lang } = useTable();
  const { album } = useAlbum();
  const count = useAlbumCount(album);
  const missing = useMissing(album);
  const words = lateWords(lang);
  return (
    <div className="pots-told album-told" data-field="album">
      <h2 className="stats-title">{`${words.album} ${count}`}</h2>
      <p>{missing}</p>
      <p className="soft">{words.albumPays}</p>
    </div>
  );
};

/** In the panel of whoever waits for cards: the album, and which of its petals have come. */
export const PetalLine = () => {
  const { lang } = useTable();
  const { album } = useAlbum();
  const count = useAlbumCount(album);
  return (
    <div data-field="petals">
      <p className="soft">{`${lateWords(lang).album} ${count}`}</p>
      <ol className="rank-line">
        {albumKinds.map((kind) => (
          <li key={kind} data-lit={album.petals.includes(kind)}>
            {handName('golden-blossom', kind, lang)}
          </li>
        ))}
      </ol>
    </div>
  );
};
