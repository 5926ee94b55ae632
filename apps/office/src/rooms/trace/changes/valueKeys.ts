/** Where words of values stand, by the field that has them; what has none there is a name that somebody gave. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  adapter: ['office.payments.adapter_', 'office.games.adapter_'],
  answer: ['office.settlement.outcome_'],
  bulletin_display_frequency: ['office.settings.choice.'],
  cycle: ['office.plan.cycle_'],
  default_mode: ['office.games.mode_'],
  direction: ['office.adjust.', 'office.state.direction.'],
  fields: ['office.personal.', 'office.settings.field.'],
  game_type: ['office.game_type.'],
  kind: ['office.proposal.', 'office.piece.kind_', 'office.bonus.', 'office.exception.', 'office.posting.'],
  languages: ['office.language.'],
  launch_mode: ['office.games.mode_'],
  locale: ['office.language.'],
  method: ['office.plan.method_'],
  negative_carry: ['office.plan.carry_'],
  on: ['office.plan.on_'],
  open_type: ['office.settings.choice.'],
  outcome: ['office.risk_outcome.', 'office.state.outcome.', 'office.reports.mail_was_'],
  password_policy: ['office.settings.choice.'],
  provider: ['office.settings.choice.'],
  reach: ['office.payments.reach_'],
  refusal: ['office.agents.refusal_'],
  report: ['office.reports.kind_'],
  rights: ['office.right.'],
  roles: ['office.role.'],
  rule: ['office.risk_rule.'],
  source: ['office.adjust.source_'],
  spread: ['office.promotions.spread_'],
  tone: ['office.tag.tone_'],
  type: ['office.game_type.'],
  wallet: ['office.state.purse.', 'office.purpose.'],
};

/** Nouns whose states have words, the commonest first; what a line is about goes before all of them. */
const nouns = [
  'proposal',
  'member',
  'withdrawal',
  'deposit',
  'letter',
  'cycle',
  'transfer',
  'free_round',
  'win',
  'envelope',
  'piece',
  'invitation',
  'application',
  'agent_bill',
  'dispute',
  'game',
  'provider',
  'round',
  'bonus',
  'code',
  'run',
] as const;

/** Fields whose values this table has words for, beside those of `prefixes`. */
const named = new Set([
  'answer',
  'code_kind',
  'factor',
  'fields',
  'kind',
  'computed',
  'password',
  'recovery_codes',
  'state',
]);

/** Under which keys the office's words may have one for a value of a field, the best first; none for what is free text. */
export const keysOfValue = (
  name: string,
  value: string | number,
  { subject, hasValue }: { readonly subject: string | undefined; readonly hasValue: boolean },
): readonly string[] => {
  const text = String(value).replace('.', '_');
  if (name === 'state' || name === 'status')
    return [...(subject === undefined ? [] : [subject]), ...nouns].map(
      (noun) => `office.state.${noun}.${text}`,
    );
  // Of a setting; other names are somebody's own.
  if (name === 'name') return hasValue ? [`office.settings.name.${text}`] : [];
  return [
    ...(prefixes[name] ?? []).map((prefix) => `${prefix}${text}`),
    `office.piece.choice_${name}_${text}`,
  ];
};

/** Whether the words of `locales/fields` may name a value of this field. */
export const hasOwnValues = (name: string): boolean => named.has(name);
