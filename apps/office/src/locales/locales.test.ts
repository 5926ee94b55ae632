import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameTypeIds, locales } from '@pavilion/contract';
import { agentContacts, agentRefusals } from '@pavilion/contract/agents';
import {
  depositRefusals,
  depositStates,
  withdrawalStates as orderStates,
  paymentRefusals,
} from '@pavilion/contract/cashier';
import { missionKinds, missionPeriods } from '@pavilion/contract/missions';
import {
  adjustmentSources,
  agentApplicationStates,
  alarmNames,
  allOfficeCalls,
  allOfficeRights,
  bonusKinds,
  bonusStates,
  boundKinds,
  builtInRoleNames,
  caseOutcomes,
  envelopeSpreads,
  envelopeStates,
  erasureHindrances,
  exceptionKinds,
  freeRoundStates,
  gameStates,
  groupLetterStates,
  liftQuestions,
  memberStatuses,
  memberTagTones,
  memberTraces,
  missionDeskStates,
  personalFields,
  pieceFields,
  pieceKinds,
  pieceStates,
  promotionKinds,
  proposalKinds,
  proposalStates,
  providerStates,
  queueNames,
  returnVerdicts,
  settingNames,
  settings,
  sharedTraits,
  traceKinds,
  transferStates,
  walletPurposes,
  withdrawalStates,
  withheldWinStates,
} from '@pavilion/contract/office';
import namedEn from '@pavilion/contract/officeWords/en_US.json' with { type: 'json' };
import namedZh from '@pavilion/contract/officeWords/zh_CN.json' with { type: 'json' };
import { postingKinds, roundStates } from '@pavilion/contract/records';
import { tournamentKinds, tournamentStates } from '@pavilion/contract/tournaments';
import englishParts from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../rooms/settings/fieldShapes.ts';
import { chineseParts } from './chineseParts.ts';
import en from './en_US.json' with { type: 'json' };
import { joinWords } from './joinWords.ts';
import zh from './zh_CN.json' with { type: 'json' };

type Words = ReadonlyMap<string, string>;

const flat = (words: object, prefix = ''): Words =>
  new Map(
    Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...flat(value, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, String(value)]],
    ),
  );

const [chinese, english] = [flat(joinWords(namedZh, zh)), flat(joinWords(namedEn, en))];
const placeholdersOf = (text: string | undefined): readonly string[] =>
  [...new Set(text?.match(/%\{\w+\}/g))].toSorted();

describe('the words of the office', () => {
  it('are there in both languages, none of them empty', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
    for (const words of [chinese, english])
      expect([...words].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('say the same things of what is put into them', () => {
    const differing = [...english].filter(
      ([key, text]) => placeholdersOf(chinese.get(key)).join() !== placeholdersOf(text).join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('leave no English where it is Chinese', () => {
    const names = /Pavilion|ID/;
    const latin = [...chinese].filter(([, text]) => !/\p{Script=Han}/u.test(text) && !names.test(text));
    expect(latin.map(([key]) => key)).toEqual([]);
  });

  it('name everything that the contract lists', () => {
    const named = [
      ...allOfficeRights.map((right) => `office.right.${right.replace('.', '_')}`),
      ...builtInRoleNames.map((role) => `office.role.${role}`),
      ...proposalKinds.map((kind) => `office.proposal.${kind.replace('.', '_')}`),
      ...proposalStates.map((state) => `office.state.proposal.${state}`),
      ...[...withdrawalStates, ...orderStates].map((state) => `office.state.withdrawal.${state}`),
      ...depositStates.map((state) => `office.state.deposit.${state}`),
      ...[...depositRefusals, ...paymentRefusals].map((reason) => `office.deposit_refusal.${reason}`),
      ...exceptionKinds.map((kind) => `office.exception.${kind}`),
      ...withheldWinStates.map((state) => `office.state.win.${state}`),
      ...memberStatuses.map((state) => `office.state.member.${state}`),
      ...pieceKinds.map((kind) => `office.piece.kind_${kind}`),
      ...pieceStates.map((state) => `office.state.piece.${state}`),
      ...pieceKinds.flatMap((kind) => pieceFields(kind).map(({ name }) => `office.piece.field_${name}`)),
      ...locales.map((locale) => `office.language.${locale}`),
      ...returnVerdicts.map((verdict) => `office.state.return.${verdict}`),
      ...freeRoundStates.map((state) => `office.state.free_round.${state}`),
      ...[...transferStates, 'confirmed', 'failed'].map((state) => `office.state.transfer.${state}`),
      ...caseOutcomes.map((outcome) => `office.state.case.${outcome}`),
      ...gameStates.map((state) => `office.state.game.${state}`),
      ...gameTypeIds.map((type) => `office.game_type.${type}`),
      ...providerStates.map((state) => `office.state.provider.${state}`),
      ...agentApplicationStates.map((state) => `office.state.application.${state}`),
      ...agentContacts.map((contact) => `office.agents.contact_${contact}`),
      ...agentRefusals.map((refusal) => `office.agents.refusal_${refusal}`),
      ...envelopeStates.map((state) => `office.state.envelope.${state}`),
      ...envelopeSpreads.map((spread) => `office.promotions.spread_${spread}`),
      ...missionDeskStates.map((state) => `office.state.mission.${state}`),
      ...missionKinds.flatMap((kind) => [`office.missions.kind_${kind}`, `office.missions.hint_${kind}`]),
      ...tournamentStates.map((state) => `office.state.tournament.${state}`),
      ...tournamentKinds.flatMap((kind) => [
        `office.tournaments.kind_${kind}`,
        `office.tournaments.hint_${kind}`,
        `office.tournaments.score_${kind}`,
      ]),
      ...missionPeriods.map((period) => `office.missions.period_${period}`),
      ...groupLetterStates.map((state) => `office.state.letter.${state}`),
      ...promotionKinds.map((kind) => `office.promotions.kind_${kind}`),
      ...boundKinds.map((kind) => `office.proposal.${kind.replace('.', '_')}`),
      ...queueNames.map((name) => `office.queue.${name}`),
      ...alarmNames.map((name) => `office.alarm.${name}`),
      ...sharedTraits.flatMap((trait) => [
        `office.trait.${trait}`,
        `office.withdrawals.sign_shared_${trait}`,
      ]),
      ...traceKinds.map((kind) => `office.state.trace.${kind}`),
      ...settingNames.flatMap((name) => [
        `office.settings.name.${name}`,
        `office.settings.about.${name}`,
        ...fieldsOf(settings[name].schema).map((field) => `office.settings.field.${field.name}`),
      ]),
      ...memberTraces.map((trace) => `office.members.by_${trace}`),
      ...memberTagTones.map((tone) => `office.tag.tone_${tone}`),
      ...walletPurposes.map((purpose) => `office.purpose.${purpose}`),
      ...postingKinds.map((kind) => `office.posting.${kind}`),
      ...roundStates.map((state) => `office.state.round.${state}`),
      ...bonusKinds.map((kind) => `office.bonus.${kind}`),
      ...bonusStates.map((state) => `office.state.bonus.${state}`),
      ...liftQuestions.map((question) => `office.lift.ask_${question}`),
      ...adjustmentSources.map((source) => `office.adjust.source_${source}`),
      ...erasureHindrances.map((name) => `office.erase.${name}`),
      ...personalFields.map((field) => `office.personal.${field}`),
      ...allOfficeCalls.map(({ path }) => `office.call.${path.replace('/office/', '').replaceAll('/', '_')}`),
    ];
    expect(named.filter((key) => !chinese.has(key))).toEqual([]);
  });
});

describe('what the pages say', () => {
  const src = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  const literal = new Set(sources.match(/(?<=['"])(office|resources)\.[\w.]+(?=['"])/g));
  const patterns = (sources.match(/(?<=`)office\.[^`\n]+(?=`)/g) ?? []).map(
    (template) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '[\\w.]+')}$`),
  );

  it('has a word behind it', () => {
    expect([...literal].filter((key) => !chinese.has(key))).toEqual([]);
  });

  it('is all that there are words for', () => {
    const unsaid = [...chinese.keys()].filter(
      (key) =>
        !key.startsWith('resources.') && !literal.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('the words of react-admin', () => {
  it('are there in Chinese, every one', () => {
    const [own, given] = [flat(chineseParts), flat(englishParts)];
    expect([...given.keys()].filter((key) => !own.has(key))).toEqual([]);
    const strange = [...own].filter(([key, text]) =>
      placeholdersOf(text).some((name) => !placeholdersOf(given.get(key)).includes(name)),
    );
    expect(strange.map(([key]) => key)).toEqual([]);
  });
});
