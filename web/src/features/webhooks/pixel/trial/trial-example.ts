import type { StandardEvent } from '../../../../../../shared/pixel/pixel.contract.ts';
import { parameterName, type TrialValues } from './trial-values.ts';

const parameters: Record<string, string> = {
  currency: 'EUR',
  value: '59,90',
  predicted_ltv: '320',
  num_items: '1',
  content_ids: 'SKU-1',
  content_type: 'product',
  content_name: 'Guide du printemps',
  content_category: 'Chaussures',
  contents: 'SKU-1 ; 1 ; 59,90',
  order_id: 'commande-1042',
  search_string: 'chaussures de marche',
  status: 'terminée',
};

/** What an event might say, in the fields that are still empty. */
export function exampleFor(written: TrialValues, event: StandardEvent): TrialValues {
  const example: TrialValues = {
    eventSourceUrl: 'https://boutique.example/merci',
    'userData.email': 'camille@example.com',
    ...Object.fromEntries(event.parameters.map((one) => [parameterName(one), parameters[one.name] ?? ''])),
  };
  return Object.fromEntries(Object.entries(example).filter(([name]) => !written[name]?.trim()));
}
