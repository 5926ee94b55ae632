import { type GameTypeId, languageIds, type PageServices, pageDevices } from '@pavilion/contract';
import { gameList } from '@pavilion/contract/catalogue';
import { float, footer, mobileFooter } from '@pavilion/contract/content';
import { modelSetting, type TemplateItem } from '@pavilion/contract/templates';
import { askOr } from '../../../api/inProcess.ts';

export interface NavProvider {
  readonly gpId: number;
  readonly name: string;
  readonly mark: string;
  readonly games: number;
  readonly maintenance: boolean;
  readonly hasDemo: boolean;
}

export interface NavType {
  readonly gtId: GameTypeId;
  readonly name: string;
  readonly games: number;
  readonly providers: readonly NavProvider[];
}

export interface FooterItem {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** Of the operator's choice (`lucide:gift`). */
  readonly icon: string | null;
}

export interface FooterSection {
  readonly section: string;
  readonly title: string;
  readonly links: readonly FooterItem[];
}

export interface FloatItem {
  readonly id: number;
  readonly kind: 'customer_service' | 'app' | 'link' | 'top';
  readonly title: string;
  readonly url: string;
  /** Of the operator's choice; without one, or until it has come, the kind's own stands. */
  readonly icon: string | null;
}

export interface ShellData {
  readonly types: readonly NavType[];
  readonly footer: readonly FooterSection[];
  /** The rail at the right of the desktop; phones have the bar at their foot. */
  readonly float: readonly FloatItem[];
  /** Of the operator's template. */
  readonly shortcuts: readonly TemplateItem[];
}

/** What header, footer and bars show. A page stands without any of it. */
export const loadShell = async (services: PageServices): Promise<ShellData> => {
  const { currency, template, theme } = services;
  const wide = template === 'wide';
  const [types, foot, rail, setting] = await Promise.all([
    askOr(
      services,
      gameList,
      { currency, support_device: pageDevices[template], template: theme },
      { list: [] },
    ),
    wide
      ? askOr(services, footer, {}, { list: [] })
      : askOr(services, mobileFooter, { template: theme }, { list: [] }),
    wide ? askOr(services, float, {}, { list: [] }) : { list: [] },
    askOr(
      services,
      modelSetting,
      { language: languageIds[services.locale], model_version: theme },
      { list: [] },
    ),
  ]);
  return {
    types: types.list.map((type) => ({
      gtId: type.gt_id,
      name: type.gt_name,
      games: type.games_count,
      providers: type.gp_list.map((provider) => ({
        gpId: provider.gp_id,
        name: provider.gp_name,
        mark: provider.mark,
        games: provider.games_count,
        maintenance: provider.maintenance,
        hasDemo: provider.has_demo,
      })),
    })),
    footer: foot.list,
    float: rail.list,
    shortcuts: setting.list,
  };
};
