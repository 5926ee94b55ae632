import type { AnyCall, PageServices, Theme } from '@pavilion/contract';
import { gameList, templateGameList } from '@pavilion/contract/catalogue';
import { marquee, mobileFooter } from '@pavilion/contract/content';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadHome } from '../features/home/model/loadHome.ts';
import { loadShell } from '../features/shell/model/loadShell.ts';

/** What pages ask for of the lists that differ by device and template (spec §3 `support_device`, §7 `template`). */

interface Asked {
  readonly call: AnyCall;
  readonly body: unknown;
}

const services = (template: 'wide' | 'narrow', theme: Theme) => {
  const asked: Asked[] = [];
  const call: PageServices['call'] = async (asking: AnyCall, body) => {
    asked.push({ call: asking, body });
    throw new Error('not today');
  };
  const given: PageServices = {
    origin: 'https://hall.example',
    site: {
      site_id: 1,
      site_name: 'Hall',
      time_zone: 'America/Caracas',
      languages: ['en_US'],
      currencies: ['USD'],
      is_demo: false,
      desktop_theme: 'H5_1',
      mobile_theme: 'H5_1',
      theme_preview: true,
      age_min: 18,
      service_hours: '',
      game_room: false,
      icon_fallback_hosts: [],
      link_expire_minutes: 60,
      customer_service: { open_type: 'tab', url: '/main/contact' },
    },
    locale: 'en_US',
    currency: 'USD',
    template,
    theme,
    keepsDebugLog: false,
    call,
  };
  return {
    given,
    bodiesOf: (call: AnyCall) => asked.filter((one) => one.call === call).map(({ body }) => body),
  };
};

// No call is answered here, which the loaders log.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

it.each([
  ['wide', 'H5_2', 1],
  ['narrow', 'H5_3', 2],
] as const)(
  'the home page and the shell of the %s template ask for its own lists',
  async (template, theme, device) => {
    const { given, bodiesOf } = services(template, theme);
    await Promise.all([loadHome(given), loadShell(given)]);
    const lists = { currency: 'USD', support_device: device, template: theme };
    expect(bodiesOf(gameList)).toEqual([lists, lists]);
    expect(bodiesOf(templateGameList)).toEqual([{ currency: 'USD', support_device: device }]);
    expect(bodiesOf(mobileFooter)).toEqual(template === 'narrow' ? [{ template: theme }] : []);
    expect(bodiesOf(marquee)).toEqual([{ sort_field: 'sort', sort_order: 'asc' }]);
  },
);
