import type { PageServices } from '@pavilion/contract';
import { modelSponsor, type WrittenTemplateItem } from '@pavilion/contract/templates';
import { ask } from '../../../api/inProcess.ts';
import { type ContentTileData, loadContentList } from '../../content/model/loadContent.ts';

export interface SponsorData {
  readonly sponsors: readonly WrittenTemplateItem[];
  readonly cards: readonly ContentTileData[];
}

export const loadSponsors = async (services: PageServices): Promise<SponsorData> => {
  const { locale: language, theme: model_version } = services;
  const [{ list }, { cards }] = await Promise.all([
    ask(services, modelSponsor, { language, model_version }),
    loadContentList(services, 'sponsor'),
  ]);
  return { sponsors: list, cards };
};
