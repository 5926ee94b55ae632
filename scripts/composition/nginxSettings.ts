import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../launcher/settings.ts';

/** nginx's settings for this machine: other addresses and folders, as many servers as there are ports, and nothing else. */
export const nginxSettings = (folder: string, port: number, webPorts: readonly number[]): string =>
  [
    [' /tmp/', ` ${folder}/`],
    ['    server web2:3000;\n', ''],
    ['    server web1:3000;', webPorts.map((webPort) => `    server 127.0.0.1:${webPort};`).join('\n')],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['/dev/stdout', `${folder}/nginx.log`],
    ['/dev/stderr', `${folder}/nginx.log`],
  ].reduce(
    (text, [from = '', to = '']) => text.replaceAll(from, to),
    readFileSync(join(rootFolder, 'deploy/nginx.conf'), 'utf8'),
  );
