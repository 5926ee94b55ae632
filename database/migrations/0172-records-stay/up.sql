-- What the hall only ever adds or changes, it may not remove: members, orders and what gateways said, keys, what sites and
-- providers are. Rows that go with their owner's still go: that is done in the name of the tables' owner.
REVOKE DELETE ON
  site, site_provider, member, agreement_acceptance,
  provider, provider_key, provider_difference, game,
  payment_gateway, gateway_key, gateway_event,
  deposit_method, deposit_order, deposit_transition, deposit_exception, deposit_promotion,
  withdrawal_rule, withdrawal_order, wallet_transfer, transfer_wallet, red_envelope
FROM pavilion_app;

-- Written once: how an order went, and what was accepted.
REVOKE UPDATE ON deposit_transition, agreement_acceptance FROM pavilion_app;
