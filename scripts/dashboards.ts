import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './launcher/settings.ts';
import { dashboards } from './observability/dashboards.ts';
import { dashboardJson } from './observability/grafana.ts';

/** `npm run dashboards`: writes `deploy/grafana/*.json` from their description in `scripts/observability/dashboards.ts`. */
for (const dashboard of dashboards)
  writeFileSync(join(rootFolder, 'deploy/grafana', `${dashboard.id}.json`), dashboardJson(dashboard));
