import { Alert, Box, LinearProgress, Stack } from '@mui/material';
import { type SettingName, settingNames, settingOne, settings } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { SettingForm } from './SettingForm.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import { useSettingWords } from './settingWords.ts';

const OneSetting = ({ name, settingKey }: { readonly name: SettingName; readonly settingKey: string }) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const standing = useAnswer(settingOne, { name, key: settingKey });
  const { data } = standing;
  const { secondPerson } = settings[name];
  return (
    <Stack sx={{ gap: 2, paddingTop: 2 }}>
      <Title title={words.name(name, settingKey)} />
      <Box>
        <RowLink to="/settings">{translate('office.settings.back')}</RowLink>
      </Box>
      <Refusal failure={standing.error} />
      {standing.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {secondPerson !== 'never' && (
        <Alert severity="info">{translate(`office.settings.second_${secondPerson}`)}</Alert>
      )}
      {data !== undefined && data.overridden.length > 0 && (
        <Alert severity="warning">
          {translate('office.settings.overridden', { names: data.overridden.map(words.field).join(' · ') })}
        </Alert>
      )}
      {data !== undefined && (
        <>
          <Panel title={translate(`office.settings.about.${name}`)}>
            <SettingForm name={name} settingKey={settingKey} standing={data} />
          </Panel>
          <SettingHistory name={name} settingKey={settingKey} standing={data} />
        </>
      )}
    </Stack>
  );
};

/** One setting: its form, and how it came to be as it is. */
export const SettingPage = () => {
  const translate = useTranslate();
  const { name: asked, key = '' } = useParams();
  const name = settingNames.find((known) => known === asked);
  if (name === undefined) return <Alert severity="warning">{translate('office.settings.unknown')}</Alert>;
  return <OneSetting key={`${name} ${key}`} name={name} settingKey={key} />;
};
