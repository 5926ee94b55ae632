import { isLocale, type Locale } from '@pavilion/contract';
import { campaignNameMax, type Landing, landings } from '@pavilion/contract/agentCampaigns';
import { useForm } from 'react-hook-form';
import { failureText } from '../../../api/failureText.ts';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { localeNames } from '../../../locales/index.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input, Select } from '../../../ui/Field.tsx';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { useAddCampaign } from '../model/useCampaigns.ts';

interface Typed {
  readonly name: string;
  readonly landing: Landing;
  readonly locale: Locale;
}

/** A campaign's name, and what its link opens. */
export const CampaignForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const { languages } = useSite().site;
  const { register, handleSubmit, formState } = useForm<Typed>({
    ...judgedWhenSent,
    defaultValues: { name: '', landing: 'home', locale: useLocale() },
  });
  const adding = useAddCampaign(onDone);
  return (
    <form
      data-form="campaign"
      noValidate
      className="grid gap-x-4 gap-y-1 rounded-card bg-raised p-5 ring-1 ring-line ring-inset sm:grid-cols-3"
      onSubmit={handleSubmit(
        ({ name, ...rest }) => adding.send({ name: name.trim(), ...rest }),
        adding.forget,
      )}
    >
      <Field
        label={t('agent_report.campaign_name')}
        hint={t('agent_report.campaign_name_hint')}
        error={formState.errors.name?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('name', {
              validate: (name) => name.trim() !== '' || t('agent_report.campaign_name_problem'),
            })}
            maxLength={campaignNameMax}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('agent_report.landing')}>
        {(control) => (
          <Select {...control} {...register('landing')}>
            {landings.map((landing) => (
              <option key={landing} value={landing}>
                {t(`agent_report.landing_${landing}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('agent_report.language')}>
        {(control) => (
          <Select {...control} {...register('locale')}>
            {languages.filter(isLocale).map((locale) => (
              <option key={locale} value={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-col gap-3 sm:col-span-3">
        <RefusalNote text={adding.failure && failureText(adding.failure, t)} />
        <Button type="submit" tone="main" className="sm:self-start" busy={adding.isPending}>
          {t('agent_report.campaign_make')}
        </Button>
      </div>
    </form>
  );
};
