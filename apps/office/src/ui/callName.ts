import { useTranslate } from 'react-admin';

/** What a call does in words; its path, or the command's name, where there are none. */
export const useCallName = (): ((call: string) => string) => {
  const translate = useTranslate();
  return (call) =>
    translate(`office.call.${call.replace(/^\/office\//, '').replaceAll('/', '_')}`, { _: call });
};
