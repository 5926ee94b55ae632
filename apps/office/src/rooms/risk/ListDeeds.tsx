import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';

interface AddProps {
  /** Key of what the button says. */
  readonly words: string;
  readonly dialog: (close: () => void) => ReactNode;
}

/** Adds to a list of who is kept out, for those who may. */
export const Add = ({ words, dialog }: AddProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('risk.manage');
  if (!mayManage) return null;
  return (
    <OpeningButton variant="contained" dialog={dialog}>
      {translate(words)}
    </OpeningButton>
  );
};

interface RemoveProps {
  /** What is taken off the list. */
  readonly name: string;
  readonly run: (reason: string) => Promise<unknown>;
}

/** Takes a line off such a list, for a reason. */
export const Remove = ({ name, run }: RemoveProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('risk.manage');
  if (!mayManage) return null;
  return (
    <OpeningButton
      size="small"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={`${translate('office.risk.remove')} · ${name}`}
          text={translate('office.risk.remove_text')}
          confirm={translate('office.risk.remove')}
          tone="error"
          asksReason
          run={run}
          onClose={close}
        />
      )}
    >
      {translate('office.risk.remove')}
    </OpeningButton>
  );
};
