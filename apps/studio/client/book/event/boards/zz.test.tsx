// @vitest-environment happy-dom
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { it } from 'vitest';
import { loadWords } from '../../../shell/spoken.ts';
import { viewOf } from '../../book.fixture.ts';
import { WordsProvider } from '../../shell/context.ts';
import { textsOf } from '../../texts/texts.ts';
import { Round } from './siegeStage.tsx';

it('writes', async () => {
  await loadWords('zh_CN');
  const dir = import.meta.dirname + '/../../styles/';
  const board = readFileSync(import.meta.dirname + '/SiegeBoard.tsx', 'utf8');
  const css = [...board.matchAll(/styles\/(\w+\.css)/g)]
    .map(([, f]) => readFileSync(dir + f, 'utf8'))
    .join('\n');
  const { home, away } = viewOf();
  const base = {
    at: 0,
    round: 6,
    attacks: 'home',
    brings: 'round',
    card: null,
    sinceMs: null,
    isHailed: false,
  } as any;
  const specs: any[] = [];
  for (const [way, map] of [
    ['ladders', 'Paper Tower'],
    ['tower', 'Snow Kiln'],
    ['ram', 'Ink Harbour'],
  ])
    for (const [state, late, press, arrows] of [
      ['rest', 0, 0, 0],
      ['arrows', 0, null, null],
      ['cover', 0, null, way === 'ram' ? 'away' : 'home'],
      ['storm', 3400, way === 'ladders' ? 3 : way === 'ram' ? 1 : 2, 'home'],
      ['taken', 0, way === 'ladders' ? 3 : 2, 'home'],
      ['held', 0, 2, 'away'],
    ])
      specs.push({ way, map, state, late, press, arrows });
  const counts: string[] = [];
  for (const { way, map, state, late, press, arrows } of specs) {
    const html = renderToStaticMarkup(
      <WordsProvider value={{ lang: 'zh_CN', texts: textsOf('zh_CN') }}>
        <svg viewBox="92 -62 296 243" width="592" height="486">
          <Round
            seen={{ ...base, state }}
            map={map}
            assault={state === 'rest' ? null : { part: 1, round: 6, way, arrows, press }}
            lateMs={late}
            home={home}
            away={away}
            tense={null}
            holder={null}
          />
        </svg>
      </WordsProvider>,
    );
    counts.push(`${way} ${state} ${html.match(/<[a-zA-Z]/g)?.length}`);
    writeFileSync(
      `/var/tmp/w/siege9-out/${way}-${state}.html`,
      `<body style="margin:0;background:#111;--home:#2f62d8;--home-trim:#123;--away:#f5a0cf;--away-trim:#a36;--text:#eee;--line:#555;--brass-lit:#fd8;--control:6px;--cinnabar:#c33;--text-2:#aaa"><style>${css}</style>${html}</body>`,
    );
  }
  writeFileSync('/var/tmp/w/siege9-out/counts.txt', counts.join('\n'));
});
