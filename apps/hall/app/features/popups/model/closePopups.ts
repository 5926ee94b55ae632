import { bulletinMemberHide } from '@pavilion/contract/content';
import { callApi } from '../../../api/client.ts';
import type { TemplateName } from '../../../templates/pages.ts';
import { displayDevice, displayLocation, hidesForGood } from './popupRules.ts';
import { keepPopupClose, type Popups, setDuePopups } from './popupStore.ts';

/** Puts the pop-ups away: for this tab, and for good where the site wants that (spec §4). */
export const closePopups = (shown: Popups, template: TemplateName): void => {
  setDuePopups(null);
  keepPopupClose(shown);
  const { place, displayFrequency } = shown;
  if (place === 'visitor' || !hidesForGood(place, displayFrequency)) return;
  // Should it fail, they come once more at the next visit, and closing them says it again.
  callApi(bulletinMemberHide, {
    display_device: displayDevice[template],
    display_location: displayLocation[place],
  }).catch(() => undefined);
};
