import { type RoundProof, recordsReplay } from '@pavilion/contract/records';
import IconReplay from '~icons/lucide/external-link';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const Proof = ({ proof }: { readonly proof: RoundProof }) => {
  const { t } = useTranslation();
  const fields = [
    ['hash', t('records.server_seed_hash'), proof.server_seed_hash],
    ['seed', t('records.server_seed'), proof.server_seed ?? t('records.server_seed_waiting')],
    ['client', t('records.client_seed'), proof.client_seed],
    ['nonce', t('records.nonce'), String(proof.nonce)],
  ] as const;
  return (
    <dl
      className="rounded-control bg-ground px-4 py-1 text-xs ring-1 ring-line ring-inset"
      data-field="proof"
    >
      {fields.map(([name, label, value]) => (
        <div key={name} className="border-line border-b py-2.5 last:border-b-0" data-proof={name}>
          <dt className="text-text-2">{label}</dt>
          <dd className="tnum mt-0.5 break-all text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Told = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation();
  const replay = useCallQuery(recordsReplay, { id });
  if (replay.error) {
    const { kind, message, code } = replay.error;
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-text-2" role="status">
          {kind === 'refused' ? message : t('records.round_failed')}
        </p>
        {!(kind === 'refused' && code === 105) && (
          <Button size="sm" busy={replay.isFetching} onClick={() => void replay.refetch()}>
            {t('member.retry')}
          </Button>
        )}
      </div>
    );
  }
  if (!replay.data) return <Skeleton className="h-56 w-full" />;
  const { proofs, url } = replay.data;
  return (
    <div className="flex flex-col gap-4">
      {proofs.length > 0 && (
        <>
          <p className="text-sm text-text-2 leading-relaxed">{t('records.proof_text')}</p>
          {proofs.map((proof) => (
            <Proof key={`${proof.server_seed_hash} ${proof.nonce}`} proof={proof} />
          ))}
        </>
      )}
      {url === null ? (
        <p className="text-sm text-text-2">{t('records.replay_none')}</p>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          data-field="replay"
          className={buttonClass('main', 'md', true)}
        >
          {t('records.replay')}
          <IconReplay aria-hidden className="size-4" />
        </a>
      )}
    </div>
  );
};

/** What proves that a round was drawn fairly, and the provider's own page that shows it again. */
export const RoundProofs = ({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) => {
  const { t } = useTranslation();
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h3 className="mb-3 font-semibold text-sm">{t('records.proof')}</h3>
      {isOpen ? <p className="text-sm text-text-2">{t('records.replay_open')}</p> : <Told id={id} />}
    </section>
  );
};
