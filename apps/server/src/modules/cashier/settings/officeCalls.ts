import type { Locale } from '@pavilion/contract';
import {
  bankList,
  bankSave,
  depositPromotionList,
  depositPromotionSave,
  gatewayKeyAdd,
  gatewayKeyRetire,
  gatewayList,
  gatewaySave,
  houseAccountList,
  houseAccountSave,
  methodList,
  methodSave,
  type PaymentChoices,
  paymentChoices,
  withdrawalRuleList,
  withdrawalRuleSave,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import type { Site } from '../../../infra/site.ts';
import { textOf } from '../../../infra/storedText.ts';
import { currencyOf } from '../presenter.ts';
import { transferAdapter } from '../queries.ts';
import { accountSetting, listHouseAccounts } from './accounts.ts';
import { bankSetting, listBankRows } from './banks.ts';
import { gatewayWithin } from './checks.ts';
import { gatewaySetting, listGateways } from './gateways.ts';
import { addKey, registerKeyDeeds, retireKey } from './keys.ts';
import { listPaymentMethods, methodSetting } from './methods.ts';
import { listDepositPromotions, promotionSetting } from './promotions.ts';
import { listRules, ruleSetting } from './rules.ts';
import { registerSetting, type SettingDeps, saveSetting } from './setting.ts';

const readChoices = async (
  { pool }: SettingDeps,
  { site, locale, staffId }: { readonly site: Site; readonly locale: Locale; readonly staffId: number },
): Promise<PaymentChoices> => {
  const [gateways, methods] = await Promise.all([
    pool.query<{ code: string; adapter: string }>(
      `SELECT g.code, g.adapter FROM payment_gateway g WHERE ${gatewayWithin('$1', '$2')} ORDER BY g.code LIMIT 200`,
      [site.id, staffId],
    ),
    pool.query<{ id: number; name: unknown; currency: string }>(
      `SELECT d.id, d.name, d.currency FROM deposit_method d JOIN payment_gateway g ON g.code = d.gateway_code
        WHERE d.site_id = $1 AND g.adapter = $2 ORDER BY d.currency, d.id LIMIT 200`,
      [site.id, transferAdapter],
    ),
  ]);
  return {
    currencies: [...site.settings.currencies],
    languages: [...site.settings.languages],
    gateways: gateways.rows,
    transfer_methods: methods.rows.map(({ id, name, currency }) => ({
      id,
      name: textOf(name, locale),
      currency: currencyOf({ currency }),
    })),
  };
};

const reading = (deps: SettingDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const asOf = () => clock.now().toISOString();
  return [
    handleOffice(paymentChoices, null, ({ site, locale, staff }) =>
      readChoices(deps, { site, locale, staffId: staff.staffId }),
    ),
    handleOffice(methodList, null, async ({ site }, body) => ({
      ...(await listPaymentMethods(pool, site.id, body)),
      asOf: asOf(),
    })),
    handleOffice(houseAccountList, null, async ({ site, locale }, body) => ({
      ...(await listHouseAccounts(pool, { siteId: site.id, locale }, body)),
      asOf: asOf(),
    })),
    handleOffice(withdrawalRuleList, null, async ({ site }, body) => ({
      ...(await listRules(pool, site.id, body)),
      asOf: asOf(),
    })),
    handleOffice(bankList, null, async ({ site }, body) => ({
      ...(await listBankRows(pool, site.id, body)),
      asOf: asOf(),
    })),
    handleOffice(depositPromotionList, null, async ({ site }, body) => ({
      ...(await listDepositPromotions(pool, site.id, body)),
      asOf: asOf(),
    })),
    handleOffice(gatewayList, null, async ({ site }, body) => ({
      ...(await listGateways(pool, site.id, body)),
      asOf: asOf(),
    })),
  ];
};

/** Ways to pay in, accounts of the house, terms of money out, banks, promotions, gateways and their keys. */
export const paymentCalls = (deps: SettingDeps): readonly OfficeCallHandler[] => {
  const [methods, rules, promotions] = [methodSetting(deps), ruleSetting(deps), promotionSetting(deps)];
  registerSetting(deps, methods);
  registerSetting(deps, accountSetting);
  registerSetting(deps, rules);
  registerSetting(deps, promotions);
  const banks = bankSetting(deps);
  registerSetting(deps, banks);
  registerSetting(deps, gatewaySetting);
  registerKeyDeeds(deps);
  return [
    ...reading(deps),
    handleOffice(
      methodSave,
      'write',
      async ({ actor }, { id = null, version, method, reason, request_id }) => ({
        proposal_id: await saveSetting(deps, methods, actor, {
          id,
          version,
          after: method,
          reason,
          requestId: request_id,
        }),
      }),
    ),
    handleOffice(
      houseAccountSave,
      'write',
      async ({ actor }, { id = null, version, account, reason, request_id }) => ({
        proposal_id: await saveSetting(deps, accountSetting, actor, {
          id,
          version,
          after: account,
          reason,
          requestId: request_id,
        }),
      }),
    ),
    handleOffice(withdrawalRuleSave, 'write', async ({ actor }, { version, rule, reason, request_id }) => ({
      proposal_id: await saveSetting(deps, rules, actor, {
        id: null,
        version,
        after: rule,
        reason,
        requestId: request_id,
      }),
    })),
    handleOffice(bankSave, 'write', async ({ actor }, { id = null, version, bank, reason, request_id }) => ({
      proposal_id: await saveSetting(deps, banks, actor, {
        id,
        version,
        after: bank,
        reason,
        requestId: request_id,
      }),
    })),
    handleOffice(
      depositPromotionSave,
      'write',
      async ({ actor }, { id = null, version, promotion, reason, request_id }) => ({
        proposal_id: await saveSetting(deps, promotions, actor, {
          id,
          version,
          after: promotion,
          reason,
          requestId: request_id,
        }),
      }),
    ),
    handleOffice(gatewaySave, 'write', async ({ actor }, { version, gateway, reason, request_id }) => ({
      proposal_id: await saveSetting(deps, gatewaySetting, actor, {
        id: null,
        version,
        after: gateway,
        reason,
        requestId: request_id,
      }),
    })),
    handleOffice(
      gatewayKeyAdd,
      'write',
      async ({ actor }, { gateway, key_id, secret, reason, request_id }) => ({
        proposal_id: await addKey(deps, actor, {
          gateway,
          keyId: key_id,
          secret,
          reason,
          requestId: request_id,
        }),
      }),
    ),
    handleOffice(gatewayKeyRetire, 'write', async ({ actor }, { gateway, key_id, reason, request_id }) => ({
      proposal_id: await retireKey(deps, actor, { gateway, keyId: key_id, reason, requestId: request_id }),
    })),
  ];
};
