import IconDown from '~icons/lucide/chevron-right';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';

interface LinePathProps {
  readonly path: readonly { readonly member_id: number; readonly member_account: string }[];
  readonly onOpen: (memberId: number | null) => void;
}

/** The way down to whose line is shown, and back up; nothing at the own one. */
export const LinePath = ({ path, onOpen }: LinePathProps) => {
  const { t } = useTranslation();
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('agent.path')} className="mb-3">
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        <li>
          <Button tone="ghost" size="sm" onClick={() => onOpen(null)}>
            {t('agent.own_downline')}
          </Button>
        </li>
        {path.map(({ member_id, member_account }, at) => (
          <li key={member_id} className="flex items-center gap-1">
            <IconDown aria-hidden className="size-4 text-text-3" />
            {at === path.length - 1 ? (
              <span aria-current="page" className="px-3.5 font-semibold">
                {member_account}
              </span>
            ) : (
              <Button tone="ghost" size="sm" onClick={() => onOpen(member_id)}>
                {member_account}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
