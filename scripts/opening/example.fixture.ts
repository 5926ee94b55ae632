import type { OpeningInput } from './config.ts';

const example = {
  site: {
    id: 1,
    code: 'orchid',
    name: '兰庭 Orchid',
    timeZone: 'Asia/Shanghai',
    languages: ['zh_CN', 'en_US'],
    currencies: ['RMB', 'USD'],
    hosts: ['hall.example'],
  },
  owner: { account: 'Mei' },
  providers: [{ code: 'LANTERN', origin: 'https://games.example' }],
  gateways: [
    {
      code: 'pay',
      name: { zh_CN: '在线支付', en_US: 'Online payment' },
      origin: 'https://pay.example',
      methods: [
        { currency: 'RMB', min: '10', max: '50000', presets: ['50', '100'] },
        { currency: 'USD', min: '5', max: '10000' },
      ],
    },
  ],
} satisfies OpeningInput;

/** A config as an operator would write it, with what a test wants otherwise. */
export const exampleConfig = (
  otherwise: Partial<Omit<OpeningInput, 'site'>> & { readonly site?: Partial<OpeningInput['site']> } = {},
): OpeningInput => ({ ...example, ...otherwise, site: { ...example.site, ...otherwise.site } });
