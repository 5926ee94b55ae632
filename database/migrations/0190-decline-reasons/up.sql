-- Why a deposit failed, for the member's eyes: by staff, or by the payer's bank in the words of the gateway.
ALTER TABLE deposit_order DROP CONSTRAINT deposit_order_refusal_check;
ALTER TABLE deposit_order ADD CONSTRAINT deposit_order_refusal_check CHECK (refusal IN (
  'not_received', 'amount_differs', 'receipt_unclear', 'other_payer',
  'bank_refused', 'funds_short', 'limit_reached', 'not_confirmed', 'details_wrong'));
