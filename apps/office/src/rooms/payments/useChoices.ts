import { paymentChoices } from '@pavilion/contract/office';
import { useAnswer } from '../../ui/useAnswer.ts';
import type { Choice } from './fields.ts';

interface Choices {
  readonly currencies: readonly Choice[];
  readonly gateways: readonly Choice[];
  readonly transferMethods: readonly Choice[];
}

/** What the forms choose from; empty until it has come. */
export const useChoices = (): Choices => {
  const { data } = useAnswer(paymentChoices, {});
  return {
    currencies: (data?.currencies ?? []).map((id) => ({ id, name: id })),
    gateways: (data?.gateways ?? []).map(({ code }) => ({ id: code, name: code })),
    transferMethods: (data?.transfer_methods ?? []).map(({ id, name, currency }) => ({
      id,
      name: `${name} · ${currency}`,
    })),
  };
};
