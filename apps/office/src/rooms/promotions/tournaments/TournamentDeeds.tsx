import {
  type TournamentOne,
  tournamentEnd,
  tournamentRemove,
  tournamentRename,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { LanguageTexts, writtenTexts } from '../../../ui/LanguageTexts.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { useDeed } from '../../../ui/useDeed.ts';

interface DeedProps {
  readonly tournament: TournamentOne;
}

const titleLengthMax = 60;

const Rename = ({ tournament: { id, titles } }: DeedProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [texts, setTexts] = useState(titles);
  const title = writtenTexts(texts);
  const rename = useDeed(tournamentRename, () => notify('office.tournaments.renamed', { type: 'success' }));
  return (
    <OpeningButton
      variant="outlined"
      dialog={(close) => (
        <DeedDialog
          title={translate('office.tournaments.rename')}
          text={translate('office.tournaments.rename_text')}
          confirm={translate('office.tournaments.rename')}
          asksReason
          isReady={title.en_US !== undefined || title.zh_CN !== undefined}
          run={(reason) => rename.mutateAsync({ id, title, reason })}
          onClose={close}
        >
          <LanguageTexts
            label={translate('office.promotions.titles_hint')}
            texts={texts}
            onChange={setTexts}
            lengthMax={titleLengthMax}
          />
        </DeedDialog>
      )}
    >
      {translate('office.tournaments.rename')}
    </OpeningButton>
  );
};

const End = ({ tournament: { id, title }, how }: DeedProps & { readonly how: 'end' | 'cancel' }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const end = useDeed(tournamentEnd, () => notify(`office.tournaments.${how}_done`, { type: 'success' }));
  const word = translate(`office.tournaments.${how}`);
  return (
    <OpeningButton
      variant="outlined"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={`${word} · ${title}`}
          text={translate(`office.tournaments.${how}_text`)}
          confirm={word}
          tone="error"
          asksReason
          run={(reason) => end.mutateAsync({ id, how, reason })}
          onClose={close}
        />
      )}
    >
      {word}
    </OpeningButton>
  );
};

interface RemoveProps {
  readonly id: number;
  readonly member: TournamentOne['standing'][number]['member'];
}

/** Takes one member out of the standing, for good. */
export const RemoveEntrant = ({ id, member }: RemoveProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const remove = useDeed(tournamentRemove, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.tournaments.removed' : 'office.deed.proposed', { type: 'success' }),
  );
  const named = translate('office.tournaments.remove_of', { account: member.account });
  return (
    <OpeningButton
      size="small"
      color="error"
      aria-label={named}
      dialog={(close) => (
        <DeedDialog
          title={named}
          text={translate('office.tournaments.remove_text')}
          confirm={translate('office.tournaments.remove')}
          tone="error"
          asksReason
          run={(reason) => remove.mutateAsync({ id, member_id: member.id, reason, request_id: requestId })}
          onClose={close}
        />
      )}
    >
      {translate('office.tournaments.remove')}
    </OpeningButton>
  );
};

/** What may be done to a tournament as it stands: named anew, ended and counted, called off. */
export const TournamentDeeds = ({ tournament }: DeedProps) => {
  const { state, counted_at: countedAt } = tournament;
  if (!useMayDo('promotions.manage')) return null;
  return (
    <>
      <Rename tournament={tournament} />
      {state === 'running' && <End tournament={tournament} how="end" />}
      {countedAt === null && state !== 'cancelled' && <End tournament={tournament} how="cancel" />}
    </>
  );
};
