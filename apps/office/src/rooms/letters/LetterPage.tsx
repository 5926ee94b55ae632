import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { type Locale, locales } from '@pavilion/contract';
import type { GroupLetterOne } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { type Fact, Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useLanguages } from '../../ui/useLanguages.ts';
import { LetterDeeds } from './LetterDeeds.tsx';

interface PartProps {
  readonly letter: GroupLetterOne;
}

const LetterTitle = () => {
  const translate = useTranslate();
  const letter = useRecordContext<GroupLetterOne>();
  return <span>{translate('office.letters.one', { title: letter?.title ?? '' })}</span>;
};

/** The filter in words; what is not asked is not named. */
const useGroupFacts = ({ filter }: GroupLetterOne): readonly Fact[] => {
  const translate = useTranslate();
  const fact = (name: string, value: Fact['value'] | undefined): readonly Fact[] =>
    value === undefined ? [] : [{ label: translate(`office.letters.${name}`), value }];
  const at = (instant: string | undefined): Fact['value'] | undefined =>
    instant === undefined ? undefined : <Instant at={instant} />;
  return [
    ...fact('currencies', filter.currencies?.join(' · ')),
    ...fact('joined_from', at(filter.joined_from)),
    ...fact('joined_before', at(filter.joined_to)),
    ...fact('seen_from', at(filter.seen_from)),
    ...fact('not_seen_from', at(filter.not_seen_from)),
    ...fact(
      'deposited',
      filter.deposited === undefined
        ? undefined
        : translate(`office.letters.deposited_${filter.deposited ? 'yes' : 'no'}`),
    ),
    ...fact(
      'agent_id',
      filter.agent_id === undefined ? undefined : (
        <RowLink to={`/agents/${filter.agent_id}/show`}>{filter.agent_id}</RowLink>
      ),
    ),
  ];
};

const Group = ({ letter }: PartProps) => {
  const translate = useTranslate();
  const facts = useGroupFacts(letter);
  return (
    <Panel title={translate('office.letters.group')}>
      {facts.length === 0 ? (
        <Nothing text={translate('office.letters.everybody')} />
      ) : (
        <Facts facts={facts} />
      )}
    </Panel>
  );
};

const Course = ({ letter }: PartProps) => {
  const translate = useTranslate();
  const count = (name: string, value: number): Fact => ({
    label: translate(`office.letters.${name}`),
    value,
  });
  const isAhead = letter.state === 'draft' || letter.state === 'scheduled' || letter.state === 'held';
  return (
    <Panel title={translate('office.letters.course')}>
      <Facts
        facts={[
          {
            label: translate('office.letters.created_by'),
            value: (
              <>
                {letter.created_by} · <Instant at={letter.created_at} />
              </>
            ),
          },
          {
            label: translate('office.letters.send_at'),
            value: <Instant at={letter.send_at} none={translate('office.letters.no_time')} />,
          },
          ...(isAhead
            ? [count('receivers', letter.receivers), count('alone_max', letter.alone_max)]
            : [
                count('reached', letter.reached),
                count('read', letter.read),
                count('recalled', letter.recalled),
              ]),
        ]}
      />
    </Panel>
  );
};

const Text = ({ letter, locale }: PartProps & { readonly locale: Locale }) => {
  const translate = useTranslate();
  const languages = useLanguages();
  const isMissing = letter.titles[locale] === undefined;
  return (
    <Panel title={languages.nameOf(locale)}>
      {isMissing ? (
        <Typography sx={{ color: letter.missing.includes(locale) ? 'warning.main' : 'text.secondary' }}>
          {translate('office.letters.text_missing')}
        </Typography>
      ) : (
        <Box lang={locale.replace('_', '-')}>
          <Typography sx={{ fontWeight: 650 }}>{letter.titles[locale]}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {letter.contents[locale]}
          </Typography>
        </Box>
      )}
    </Panel>
  );
};

const Letter = () => {
  const translate = useTranslate();
  const letter = useRecordContext<GroupLetterOne>();
  if (letter === undefined) return null;
  const columns = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  } as const;
  return (
    <Stack sx={{ gap: 2 }}>
      <Card>
        <CardContent>
          <Stack sx={{ gap: 2 }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
                {letter.title}
              </Typography>
              <StateChip kind="letter" state={letter.state} />
            </Stack>
            {letter.state === 'held' && (
              <Typography sx={{ color: 'warning.main' }}>{translate('office.letters.held_text')}</Typography>
            )}
            <LetterDeeds letter={letter} />
          </Stack>
        </CardContent>
      </Card>
      <Box sx={columns}>
        <Group letter={letter} />
        <Course letter={letter} />
      </Box>
      <Box sx={columns}>
        {locales.map((locale) => (
          <Text key={locale} letter={letter} locale={locale} />
        ))}
      </Box>
    </Stack>
  );
};

/** One letter: to whom, in which languages, what became of it. */
export const LetterPage = () => (
  <OnePage title={<LetterTitle />}>
    <Letter />
  </OnePage>
);
