import { currencySchema } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { Differences } from './Differences.tsx';

/** What a proposal would change of a setting. */
export const ProposedSetting = ({ content }: { readonly content: Readonly<Record<string, unknown>> }) => {
  const translate = useTranslate();
  return (
    <Differences
      label={translate('office.settings.differences')}
      before={content.before}
      after={content.value}
      secretChanged={typeof content.secret === 'string'}
      currency={currencySchema.safeParse(content.key).data}
    />
  );
};
