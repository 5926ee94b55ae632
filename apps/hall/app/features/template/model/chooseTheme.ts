import { channels, type Theme } from '@pavilion/contract';
import { templateConfig } from '@pavilion/contract/templates';
import { callApi } from '../../../api/client.ts';
import { tellPage } from '../../../realtime/publicChannels.ts';
import { wearTheme } from './wornTheme.ts';

/**
 * Has the site remember the theme for this browser (spec §7 `template_config`), and wears it at once; what the theme brings
 * along, as shortcuts and links, follows as after a change by the operator. Throws `CallFailure`.
 */
export const chooseTheme = async (theme: Theme, worn: Theme): Promise<void> => {
  const { mobileTemplateName } = await callApi(templateConfig, { mobileTemplateName: theme });
  wearTheme(mobileTemplateName);
  tellPage({ channel: channels.template(worn), event: 'template_setting' });
};
