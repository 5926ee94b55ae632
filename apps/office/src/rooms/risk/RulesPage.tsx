import { Alert, Box, Button, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import {
  type RiskRule,
  type RiskTrial,
  riskRuleList,
  riskRuleSave,
  riskRules,
  riskRuleTry,
} from '@pavilion/contract/office';
import { useMemo, useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { useSubmit } from '../../ui/useSubmit.ts';
import { FieldInput } from '../settings/FieldInput.tsx';
import { fieldsOf } from '../settings/fieldShapes.ts';
import { Evidence } from './Evidence.tsx';
import { RiskTabs } from './RiskTabs.tsx';

const Trial = ({ trial }: { readonly trial: RiskTrial }) => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="status">
      <Typography>
        {translate('office.risk.trial', { cases: trial.cases, members: trial.members })}
      </Typography>
      <Stack component="ul" sx={{ gap: 1, margin: 0, marginTop: 1, paddingLeft: 2 }}>
        {trial.examples.slice(0, 3).map(({ member, at, evidence }) => (
          <li key={`${member.id} ${at}`}>
            <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink> · <Instant at={at} />
            <Evidence evidence={evidence} />
          </li>
        ))}
      </Stack>
    </Alert>
  );
};

interface SaveProps {
  readonly rule: RiskRule;
  readonly isOn: boolean;
  readonly thresholds: Record<string, unknown>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const SaveDialog = ({ rule, isOn, thresholds, onClose, onSaved }: SaveProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const save = useDeed(riskRuleSave, () => {
    notify('office.deed.done', { type: 'success' });
    onSaved();
  });
  const word = isOn === rule.is_on ? 'save' : isOn ? 'switch_on' : 'switch_off';
  return (
    <DeedDialog
      title={`${translate(`office.risk.${word}`)} · ${translate(`office.risk_rule.${rule.kind}`)}`}
      text={translate(`office.risk.${word}_text`)}
      confirm={translate(`office.risk.${word}`)}
      asksReason
      run={(reason) =>
        save.mutateAsync({ kind: rule.kind, is_on: isOn, thresholds, version: rule.version, reason })
      }
      onClose={onClose}
    />
  );
};

/** One rule: what it looks for, from which thresholds on, and what it would have found. */
const Rule = ({ rule }: { readonly rule: RiskRule }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('risk.manage');
  const schema = riskRules[rule.kind];
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const [draft, setDraft] = useState<Record<string, unknown>>();
  const [saving, setSaving] = useState<boolean>();
  const [trial, setTrial] = useState<RiskTrial>();
  const thresholds = draft ?? rule.thresholds;
  const wrong = new Set(schema.safeParse(thresholds).error?.issues.map(({ path }) => path.join('.')) ?? []);
  const { submit, isBusy, failure } = useSubmit(async () =>
    setTrial(await callOffice(riskRuleTry, { kind: rule.kind, thresholds })),
  );
  return (
    <Panel
      title={translate(`office.risk_rule.${rule.kind}`)}
      actions={
        <Chip
          size="small"
          variant="outlined"
          color={rule.is_on ? 'success' : 'default'}
          label={translate(rule.is_on ? 'office.risk.on' : 'office.risk.off')}
        />
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(`office.risk.about_${rule.kind}`)}
        </Typography>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            path={field.name}
            value={thresholds[field.name]}
            onChange={(value) => setDraft({ ...thresholds, [field.name]: value })}
            wrong={wrong}
            disabled={!mayManage}
          />
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.risk.opened', { smart_count: rule.opened })}
          {rule.looked_until !== null && (
            <>
              {' · '}
              {translate('office.risk.looked')} <Instant at={rule.looked_until} />
            </>
          )}
        </Typography>
        <Refusal failure={failure} />
        {trial !== undefined && <Trial trial={trial} />}
        {mayManage && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              loading={isBusy}
              disabled={wrong.size > 0}
              onClick={() => void submit()}
            >
              {translate('office.risk.try')}
            </Button>
            <Button
              variant="outlined"
              disabled={draft === undefined || wrong.size > 0}
              onClick={() => setSaving(rule.is_on)}
            >
              {translate('office.risk.save')}
            </Button>
            <Button
              variant="contained"
              color={rule.is_on ? 'error' : 'primary'}
              disabled={wrong.size > 0}
              onClick={() => setSaving(!rule.is_on)}
            >
              {translate(rule.is_on ? 'office.risk.switch_off' : 'office.risk.switch_on')}
            </Button>
          </Stack>
        )}
      </Stack>
      {saving !== undefined && (
        <SaveDialog
          rule={rule}
          isOn={saving}
          thresholds={thresholds}
          onClose={() => setSaving(undefined)}
          onSaved={() => setDraft(undefined)}
        />
      )}
    </Panel>
  );
};

/** The rules that open cases. */
export const RulesPage = () => {
  const translate = useTranslate();
  const rules = useAnswer(riskRuleList, {});
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.risk.tab_rules')} />
      <RiskTabs place="rules" />
      <Refusal failure={rules.error} />
      {rules.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {rules.data?.rows.map((rule) => (
          <Rule key={rule.kind} rule={rule} />
        ))}
      </Box>
    </Box>
  );
};
