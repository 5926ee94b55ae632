import { type Locale, languageIds, type Theme } from '@pavilion/contract';
import { float, footer, mobileFooter } from '@pavilion/contract/content';
import { modelSetting } from '@pavilion/contract/templates';
import { callApi } from '../../../api/client.ts';
import type { TemplateName } from '../../../templates/pages.ts';
import type { ShellData } from '../../shell/model/loadShell.ts';

/** What the operator sets of the frame around the hall, as it is now. */
export const freshShell = async (worn: {
  readonly theme: Theme;
  readonly template: TemplateName;
  readonly locale: Locale;
}): Promise<Pick<ShellData, 'footer' | 'float' | 'shortcuts'>> => {
  const wide = worn.template === 'wide';
  const [foot, rail, setting] = await Promise.all([
    wide ? callApi(footer, {}) : callApi(mobileFooter, { template: worn.theme }),
    wide ? callApi(float, {}) : { list: [] },
    callApi(modelSetting, { language: languageIds[worn.locale], model_version: worn.theme }),
  ]);
  return { footer: foot.list, float: rail.list, shortcuts: setting.list };
};
