import type { Proposal } from '@pavilion/contract/office';
import { settingNames } from '@pavilion/contract/office';
import { useSettingWords } from '../settings/settingWords.ts';

/** What a proposal is about, as people call it: settings by their words, all else by its own name. */
export const useSubjectName = (): ((proposal: Pick<Proposal, 'kind' | 'subject' | 'content'>) => string) => {
  const words = useSettingWords();
  return ({ kind, subject, content }) => {
    const setting = kind === 'settings.save' ? settingNames.find((name) => name === content.name) : undefined;
    return setting === undefined
      ? subject.name
      : words.name(setting, typeof content.key === 'string' ? content.key : '');
  };
};
