import { withHouse } from './houseDatabase.ts';
import { openSideHouse, type SideHouse } from './sideHouse.ts';

/** A house whose operator writes thorns wherever something may be written: markup that would run if a page took it in. */

/** Leaves a trace in the page when any part of it runs. `what` tells the fields apart. */
export const thorn = (what: string): string =>
  `${what}"'><img src=x onerror="window.hurt='${what}'"></title></textarea></script><script>window.hurt='${what}'</script><svg onload="window.hurt='${what}'"></svg>\`\${window.hurt=1}{{7*7}}`;

/** The same as HTML that is read as HTML: what is text in it stays, and the link goes nowhere. */
const thornHtml = (what: string): string =>
  `<p id="content" class="fixed inset-0" style="position:fixed" onclick="window.hurt=1">${what} is told</p>${thorn(what)}` +
  '<a href="javascript:window.hurt=1">go</a><iframe srcdoc="<script>parent.hurt=1</script>"></iframe><form action="//evil.test"><input name="password"></form>' +
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hurt=1&gt;">';

const told = (text: string): string => JSON.stringify({ zh_CN: text, en_US: text });

const texts: readonly (readonly [statement: string, ...values: readonly string[]])[] = [
  ['UPDATE site SET name = $2 WHERE id = $1', thorn('name')],
  [
    'UPDATE banner SET title = $2, subtitle = $3, action = $4 WHERE site_id = $1',
    told(thorn('banner')),
    told(thorn('subtitle')),
    told(thorn('action')),
  ],
  ['INSERT INTO marquee (site_id, content) VALUES ($1, $2)', told(thorn('marquee'))],
  [
    `INSERT INTO bulletin (site_id, display_device, display_content, title, content) VALUES ($1, 0, 1, $2, $3)`,
    told(thorn('bulletin')),
    told(thornHtml('notice')),
  ],
  [
    `INSERT INTO footer_section (site_id, section, title) VALUES ($1, 'custom_link', $2)`,
    told(thorn('section')),
  ],
  [
    `INSERT INTO footer_link (site_id, section, title, url) VALUES ($1, 'custom_link', $2, 'main/thorns')`,
    told(thorn('link')),
  ],
  [
    `INSERT INTO float_item (site_id, kind, title, url) VALUES ($1, 'link', $2, '/faq'), ($1, 'customer_service', $2, '/main/thorns')`,
    told(thorn('float')),
  ],
  [
    `INSERT INTO content_page (site_id, kind, slug, title, summary, content)
     SELECT $1, kind, 'thorns', $2, $3, $4 FROM unnest('{main,faq,discount,sponsor}'::text[]) AS kind`,
    told(thorn('page')),
    told(thorn('summary')),
    told(thornHtml('content')),
  ],
  [
    `INSERT INTO template_item (site_id, list, title, content, url)
     SELECT $1, list, $2, $3, '/main/thorns' FROM unnest('{setting,sponsor,login}'::text[]) AS list`,
    told(thorn('item')),
    told(thornHtml('written')),
  ],
  ['INSERT INTO game_tag (site_id, name) VALUES ($1, $2)', told(thorn('label'))],
  [
    `INSERT INTO service_agreement (site_id, version, locale, title, content)
     SELECT $1, '2026-01-01', locale, $2, $3 FROM unnest('{zh_CN,en_US}'::text[]) AS locale`,
    thorn('agreement'),
    thornHtml('agreed'),
  ],
  [
    `WITH thorny AS (
       INSERT INTO game (gp_id, gt_id, game_code, names, state, customized, custom_url, motif)
       VALUES (1, 2, 'thorns', $2, 'live', true, '/main/thorns', 'koi-moon') RETURNING id)
     INSERT INTO site_game (site_id, game_id, sort, hot_rank) SELECT $1, id, -1, 1 FROM thorny`,
    told(thorn('game')),
  ],
];

export const openThornHouse = async (): Promise<SideHouse> => {
  const house = await openSideHouse('thorns', { isDemo: false });
  const isFilled = await withHouse(
    async (pool) =>
      (await pool.query('SELECT FROM content_page WHERE site_id = $1', [house.siteId])).rowCount !== 0,
  );
  if (isFilled) return house;
  await withHouse(async (pool) => {
    await pool.query('BEGIN');
    for (const [statement, ...values] of texts) await pool.query(statement, [house.siteId, ...values]);
    await pool.query('COMMIT');
  });
  return house;
};
