import { languageIds, letterPageSize } from '@pavilion/contract';
import { memberLetter } from '@pavilion/contract/letters';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { pageLocale } from '../../../i18n/texts.ts';
import { onChannelBegun, onMemberEvent } from '../../../realtime/realtime.ts';

/** A page of the inbox as it is asked for (spec §9: 50 a page, by id, descending), in the page's language. */
export const letterPage = (page: number) =>
  ({
    active: 1,
    count: letterPageSize,
    language: languageIds[pageLocale()],
    page,
    sort_field: 'id',
    sort_order: 'desc',
  }) as const;

/** How many letters are unread; 0 while that is not known. */
export const useUnread = (): number => useCallQuery(memberLetter, letterPage(1)).data?.unread_count ?? 0;

/** Fetches the letters again when the channel tells of a new one, or of what was read elsewhere. */
export const useLetterNews = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: [memberLetter.path] });
    const stops = [onMemberEvent('letters', again), onChannelBegun(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
};
