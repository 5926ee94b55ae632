import { useTranslation } from '../../i18n/texts.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';

/** A game may run, store what is its own, open its help; it may not lead the hall elsewhere. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock';

/** A game that stands in a page of the hall; until its address is known, the waiting scene in its place. */
export const GameFrame = ({ url, name }: { readonly url: string | null; readonly name: string }) => {
  const { t } = useTranslation();
  if (url === null) {
    return (
      <div className="flex h-full items-center justify-center" aria-busy>
        <EmptyScene scene="empty" title={t('windows.loading_title')} text={t('play.frame_loading')} />
      </div>
    );
  }
  return (
    <iframe
      src={url}
      title={name}
      sandbox={sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      className="size-full border-0 bg-black"
    />
  );
};
