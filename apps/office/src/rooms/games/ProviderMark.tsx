import { type OfficeProvider, providerSetMark } from '@pavilion/contract/office';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** The mark by which members know a provider. */
export const ProviderMark = ({ provider }: { readonly provider: OfficeProvider }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('providers.manage');
  const save = useDeed(providerSetMark, () => notify('office.deed.done', { type: 'success' }));
  const { id, version } = provider;
  return (
    <PictureChoice
      title={translate('office.games.mark')}
      hint={translate('office.games.mark_hint')}
      shown={provider.mark}
      isOwn={provider.picture !== null}
      shape="square"
      otherSites={provider.other_sites}
      mayManage={mayManage}
      run={(picture, reason) => save.mutateAsync({ id, version, picture, reason })}
    />
  );
};
