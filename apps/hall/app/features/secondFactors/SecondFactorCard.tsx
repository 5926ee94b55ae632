import {
  type Passkey,
  passkeysMax,
  recoveryCodesCount,
  type SecondFactorList,
  secondFactorList,
} from '@pavilion/contract/secondFactors';
import { knowsPasskeys } from '@pavilion/web/passkeys';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import IconKey from '~icons/lucide/fingerprint';
import IconCodes from '~icons/lucide/life-buoy';
import IconPencil from '~icons/lucide/pencil';
import IconShield from '~icons/lucide/shield-check';
import IconApp from '~icons/lucide/smartphone';
import IconTrash from '~icons/lucide/trash-2';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { SecurityCard } from '../../ui/SecurityCard.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Below this it is time for new ones. */
const recoveryCodesFew = 3;

interface SectionProps {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
  readonly warns?: boolean;
  /** The action at the end. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly name: string;
}

const Section = ({ Icon, title, text, warns = false, action, children, name }: SectionProps) => (
  <section className="border-line border-b py-4 last:border-b-0" data-factor={name}>
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-text-2" />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-medium text-sm">{title}</h3>
        <p className={classes('mt-1 text-xs', warns ? 'text-cinnabar-text' : 'text-text-2')}>{text}</p>
      </div>
      {action}
    </div>
    {children}
  </section>
);

const AppSection = ({ totp }: { readonly totp: SecondFactorList['totp'] }) => {
  const { t } = useTranslation();
  const show = useInstant();
  return (
    <Section
      name="totp"
      Icon={IconApp}
      title={t('second_factor.app')}
      text={
        totp === null
          ? t('second_factor.app_text')
          : t('second_factor.app_since', { time: show(totp.created_at) })
      }
      action={
        totp === null ? (
          <Button size="sm" onClick={() => openModal({ name: 'factorChange', told: { kind: 'add_totp' } })}>
            {t('second_factor.set_up')}
          </Button>
        ) : (
          <IconButton
            label={t('second_factor.change_remove_totp')}
            onClick={() => openModal({ name: 'factorChange', told: { kind: 'remove_totp' } })}
          >
            <IconTrash aria-hidden />
          </IconButton>
        )
      }
    />
  );
};

const PasskeyRow = ({ passkey }: { readonly passkey: Passkey }) => {
  const { t } = useTranslation();
  const show = useInstant();
  const { id, name } = passkey;
  const facts = [
    t('second_factor.passkey_since', { time: show(passkey.created_at) }),
    passkey.last_used_at === null
      ? t('second_factor.passkey_unused')
      : t('second_factor.passkey_used', { time: show(passkey.last_used_at) }),
    ...(passkey.is_synced ? [t('second_factor.passkey_synced')] : []),
  ];
  return (
    <li className="flex items-center gap-2 border-line border-t py-2 first:border-t-0" data-passkey={id}>
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-sm">{name}</p>
        <p className="text-text-3 text-xs">{facts.join(' · ')}</p>
        {!passkey.is_of_this_host && (
          <p className="text-text-2 text-xs">{t('second_factor.passkey_elsewhere')}</p>
        )}
      </div>
      <IconButton
        label={t('second_factor.rename_named', { name })}
        onClick={() => openModal({ name: 'factorChange', told: { kind: 'rename', id, name } })}
      >
        <IconPencil aria-hidden />
      </IconButton>
      <IconButton
        label={t('second_factor.remove_named', { name })}
        onClick={() => openModal({ name: 'factorChange', told: { kind: 'remove_passkey', id, name } })}
      >
        <IconTrash aria-hidden />
      </IconButton>
    </li>
  );
};

const PasskeySection = ({ passkeys }: { readonly passkeys: SecondFactorList['passkeys'] }) => {
  const { t } = useTranslation();
  const known = knowsPasskeys();
  return (
    <Section
      name="passkeys"
      Icon={IconKey}
      title={t('second_factor.passkeys')}
      text={known ? t('second_factor.passkeys_text') : t('second_factor.passkey_unsupported')}
      action={
        known &&
        passkeys.length < passkeysMax && (
          <Button
            size="sm"
            onClick={() => openModal({ name: 'factorChange', told: { kind: 'add_passkey' } })}
          >
            {t('second_factor.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className="mt-3 sm:ml-9">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </Section>
  );
};

const RecoverySection = ({ left }: { readonly left: number }) => {
  const { t } = useTranslation();
  return (
    <Section
      name="recovery"
      Icon={IconCodes}
      title={t('second_factor.recovery_codes')}
      text={
        left === 0
          ? t('second_factor.recovery_none')
          : t('second_factor.recovery_left', { left, count: recoveryCodesCount })
      }
      warns={left < recoveryCodesFew}
      action={
        <Button size="sm" onClick={() => openModal({ name: 'factorChange', told: { kind: 'renew' } })}>
          {t('second_factor.recovery_renew')}
        </Button>
      }
    />
  );
};

const Factors = ({ list }: { readonly list: SecondFactorList }) => (
  <>
    <AppSection totp={list.totp} />
    <PasskeySection passkeys={list.passkeys} />
    {isOn(list) && <RecoverySection left={list.recovery_codes_left} />}
  </>
);

const isOn = ({ totp, passkeys }: SecondFactorList): boolean => totp !== null || passkeys.length > 0;

const State = ({ on }: { readonly on: boolean }) => {
  const { t } = useTranslation();
  return (
    <span
      data-state={on ? 'on' : 'off'}
      className={classes(
        'rounded-full px-2.5 py-0.5 text-xs ring-1 ring-inset',
        on ? 'text-jade ring-jade' : 'text-text-2 ring-edge',
      )}
    >
      {t(on ? 'second_factor.on' : 'second_factor.off')}
    </span>
  );
};

/** The member's second factors: what there is, what can be added, what can be done with it. */
export const SecondFactorCard = () => {
  const { t } = useTranslation();
  const factors = useCallQuery(secondFactorList, {});
  return (
    <SecurityCard
      Icon={IconShield}
      title={t('second_factor.card')}
      text={t('second_factor.card_text')}
      action={factors.data && <State on={isOn(factors.data)} />}
    >
      {factors.isLoadingError ? (
        <div className="flex flex-wrap items-center justify-between gap-3 py-4">
          <p className="text-sm text-text-2">{t('second_factor.failed')}</p>
          <Button size="sm" onClick={() => void factors.refetch()}>
            {t('member.retry')}
          </Button>
        </div>
      ) : factors.data === undefined ? (
        <Skeleton className="my-4 h-36 w-full" />
      ) : (
        <Factors list={factors.data} />
      )}
    </SecurityCard>
  );
};
