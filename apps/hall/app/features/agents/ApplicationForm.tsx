import { agentContactLength, agentContacts, agentPlanLength } from '@pavilion/contract/agents';
import { memberCommonLayout } from '@pavilion/contract/identity';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input, Select, Textarea } from '../../ui/Field.tsx';
import { RefusalNote } from '../../ui/RefusalNote.tsx';
import { useApplicationForm } from './model/useApplication.ts';

const planRows = 6;

/** The application to be an agent, or to be one again (spec §2 /proxy?page=Register, §6). */
export const ApplicationForm = () => {
  const { t } = useTranslation();
  const form = useApplicationForm();
  const wasAgent = useCallQuery(memberCommonLayout, {}).data?.member_common_layout.is_agent === 1;
  return (
    <form
      data-form="agent"
      noValidate
      className="flex max-w-xl flex-col gap-4 rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
      onSubmit={form.submit}
    >
      <div>
        <h2 className="font-semibold text-base">{t('recommend.agent')}</h2>
        <p className="mt-1 text-sm text-text-2">{t(wasAgent ? 'agent.former' : 'agent.apply_text')}</p>
      </div>
      <Field label={t('agent.contact_by')} required>
        {(control) => (
          <Select {...control} {...form.byInput}>
            {agentContacts.map((name) => (
              <option key={name} value={name}>
                {t(`signup.field.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('agent.contact')} error={form.errorOf('contact')} required>
        {(control) => (
          <Input
            {...control}
            {...form.contactInput}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={agentContactLength.max}
          />
        )}
      </Field>
      <Field label={t('agent.plan')} hint={t('agent.plan_hint')} error={form.errorOf('plan')} required>
        {(control) => (
          <Textarea {...control} {...form.planInput} rows={planRows} maxLength={agentPlanLength.max} />
        )}
      </Field>
      <RefusalNote text={form.refusal} />
      <Button type="submit" tone="main" size="lg" wide busy={form.sending}>
        {t('agent.submit')}
      </Button>
    </form>
  );
};
