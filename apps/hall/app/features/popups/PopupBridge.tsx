import { bulletin, bulletinMember } from '@pavilion/contract/content';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useSession } from '../../session/session.ts';
import { closeModal, openModal, useOpenedModal } from '../../state/modalStore.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { isBarAlone } from '../shell/model/appPart.ts';
import {
  displayDevice,
  displayLocation,
  duePopups,
  type PopupPlace,
  popupPlaceOf,
} from './model/popupRules.ts';
import { lastPopupClose, setDuePopups, useDuePopups } from './model/popupStore.ts';

const fetchPopups = (place: PopupPlace, device: 1 | 2, signal: AbortSignal) =>
  place === 'visitor'
    ? callApi(bulletin, { display_device: device }, { signal })
    : callApi(
        bulletinMember,
        { display_device: device, display_location: displayLocation[place] },
        { signal },
      );

/**
 * Brings a place's pop-ups when somebody comes to it, logs in or out there, and shows them as soon as no other modal is
 * open: what the person is doing goes first.
 */
export const PopupBridge = () => {
  const { pathname } = useLocation();
  const memberId = useSession()?.memberId ?? null;
  const template = useTemplate();
  const opened = useOpenedModal();
  const due = useDuePopups();
  // An app that shows header, content and footer in views of their own would show it three times.
  const place = isBarAlone() ? null : popupPlaceOf(pathname, memberId !== null);
  const latest = useRef(opened);
  latest.current = opened;

  useEffect(() => {
    if (place === null) return;
    const leaving = new AbortController();
    fetchPopups(place, displayDevice[template], leaving.signal)
      .then(({ list, display_frequency: displayFrequency, as_of: asOf }) => {
        const items = duePopups(list, place, lastPopupClose(memberId));
        if (leaving.signal.aborted || items.length === 0) return;
        setDuePopups({ items, place, displayFrequency, asOf, memberId });
      })
      // A promotion that cannot be fetched is nothing to trouble anybody with; the next visit asks again.
      .catch(() => undefined);
    return () => {
      leaving.abort();
      setDuePopups(null);
      if (latest.current?.name === 'popups') closeModal();
    };
  }, [place, memberId, template]);

  useEffect(() => {
    if (due !== null && opened === null) openModal('popups');
  }, [due, opened]);
  return null;
};
