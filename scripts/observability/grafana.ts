/** A panel: what it shows, of which unit of Grafana's, and its lines, each legend with its PromQL. */
export interface Panel {
  readonly title: string;
  /** A single number rather than lines over time. */
  readonly kind?: 'stat';
  readonly unit: string;
  readonly lines: Readonly<Record<string, string>>;
}

export interface Dashboard {
  /** Also the name of its file. */
  readonly id: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** Columns of Grafana's grid, and what a panel takes of it. */
const columns = 24;
const size = { w: 6, h: 8 } as const;
const perRow = columns / size.w;
/** The version of Grafana's format in which these files are written: Grafana 9 and later read it. */
const schemaVersion = 38;

const datasource = { type: 'prometheus', uid: `\${datasource}` } as const;
const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

const panelJson = ({ title, kind, unit, lines }: Panel, place: number) => ({
  id: place + 1,
  type: kind ?? 'timeseries',
  title,
  datasource,
  gridPos: { ...size, x: (place % perRow) * size.w, y: Math.floor(place / perRow) * size.h },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
    refId: letterOf(line),
    datasource,
    expr,
    legendFormat,
  })),
});

/** A dashboard as Grafana imports it; which Prometheus it asks is chosen there. */
export const dashboardJson = ({ id, title, panels }: Dashboard): string =>
  `${JSON.stringify(
    {
      uid: id,
      title,
      tags: ['pavilion'],
      timezone: 'browser',
      editable: true,
      refresh: '30s',
      schemaVersion,
      time: { from: 'now-6h', to: 'now' },
      templating: {
        list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' }],
      },
      panels: panels.map(panelJson),
    },
    null,
    2,
  )}\n`;
