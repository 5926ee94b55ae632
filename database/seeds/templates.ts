import type { PoolClient } from '@pavilion/postgres';
import { harborSiteId, pavilionSiteId } from './sites.ts';
import { registerBackgrounds, templateItems } from './templatesData.ts';

/** What operators would put into the templates. The second house has a sign-up picture and nothing else. */
export const seedTemplates = async (client: PoolClient): Promise<void> => {
  for (const [sort, item] of templateItems.entries()) {
    await client.query(
      `insert into template_item (site_id, list, title, content, url, photo, sort)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [pavilionSiteId, item.list, item.title, item.content, item.url, item.photo, sort],
    );
  }
  for (const { template, photo } of registerBackgrounds) {
    await client.query('insert into register_background (site_id, template, photo) values ($1, $2, $3)', [
      pavilionSiteId,
      template,
      photo,
    ]);
  }
  await client.query('insert into register_background (site_id, photo) values ($1, $2)', [
    harborSiteId,
    '/art/banners/harbor-race-wide-1320.webp',
  ]);
};
