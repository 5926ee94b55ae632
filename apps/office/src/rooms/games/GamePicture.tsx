import { gameSetPicture, type OfficeGame } from '@pavilion/contract/office';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** The picture by which members know a game. */
export const GamePicture = ({ game }: { readonly game: OfficeGame }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('games.manage');
  const save = useDeed(gameSetPicture, () => notify('office.deed.done', { type: 'success' }));
  const { id, version } = game;
  return (
    <PictureChoice
      title={translate('office.games.picture')}
      hint={translate('office.games.picture_hint')}
      shown={`${game.icon}-300.webp`}
      isOwn={game.picture !== null}
      shape="upright"
      otherSites={game.other_sites}
      mayManage={mayManage}
      run={(picture, reason) => save.mutateAsync({ id, version, picture, reason })}
    />
  );
};
