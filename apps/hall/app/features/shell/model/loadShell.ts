import type { GameTypeId, PageServices } from '@pavilion/contract';
import { gameList } from '@pavilion/contract/catalogue';
import { footer, mobileFooter } from '@pavilion/contract/content';
import { ask, askOr } from '../../../api/inProcess.ts';

export interface NavProvider {
  readonly gpId: number;
  readonly name: string;
  readonly mark: string;
  readonly games: number;
  readonly maintenance: boolean;
}

export interface NavType {
  readonly gtId: GameTypeId;
  readonly name: string;
  readonly games: number;
  readonly providers: readonly NavProvider[];
}

export interface FooterSection {
  readonly section: string;
  readonly title: string;
  readonly links: readonly { readonly id: number; readonly title: string; readonly url: string }[];
}

export interface ShellData {
  readonly types: readonly NavType[];
  readonly footer: readonly FooterSection[];
}

/** What header, footer and bars show. */
export const loadShell = async (services: PageServices): Promise<ShellData> => {
  const [types, foot] = await Promise.all([
    ask(services, gameList, { currency: services.currency }),
    askOr(services, services.template === 'wide' ? footer : mobileFooter, {}, { list: [] }),
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
      })),
    })),
    footer: foot.list,
  };
};
