import type { Theme } from './constants.ts';

/** Channel names, Laravel-Echo convention. */
export const channels = {
  member: (memberId: number) => `private-member.${memberId}` as const,
  memberCurrency: (currency: string) => `private-member.${currency}` as const,
  presence: (currency: string) => `presence-member.${currency}` as const,
  webMember: 'web_member',
  webApi: (currency: string) => `web_api.${currency}` as const,
  mobileTemplate: 'bob_mobile_template',
  template: (theme: Theme) => `template.${theme}` as const,
} as const;
