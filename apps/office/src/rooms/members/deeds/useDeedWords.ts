import type { OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

/** Title, text and button of the dialog of a deed. */
export const useDeedWords = (name: string, { account }: OfficeMember) => {
  const translate = useTranslate();
  return {
    title: `${translate(`office.members.do_${name}`)} · ${account}`,
    text: translate(`office.members.do_${name}_text`),
    confirm: translate(`office.members.do_${name}`),
  };
};
