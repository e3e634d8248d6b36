import { type InputWrapperProps, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { StandardEvent } from '../../../../../../shared/pixel/pixel.contract.ts';
import { kindOf } from './trial-values.ts';

type Parameter = StandardEvent['parameters'][number];

const labels: Record<string, string> = {
  currency: 'Devise',
  value: 'Montant',
  predicted_ltv: 'Valeur attendue du client',
  num_items: 'Nombre d’articles',
  content_ids: 'Identifiants des produits',
  content_type: 'Nature des identifiants',
  content_name: 'Nom du contenu',
  content_category: 'Catégorie du contenu',
  contents: 'Produits',
  order_id: 'Numéro de commande',
  search_string: 'Recherche',
  status: 'Statut',
};

type Props = { parameter: Parameter; input: object };

/** One parameter of a standard event, written as its type wants. */
export function ParameterField({ parameter, input }: Props) {
  const { name, required } = parameter;
  const kind = kindOf(parameter);
  const label = labelOf(parameter);
  if (kind === 'content-type')
    return (
      <NativeSelect
        label={label}
        data={[
          { value: '', label: 'Non précisée' },
          { value: 'product', label: 'Des produits (product)' },
          { value: 'product_group', label: 'Des groupes de produits (product_group)' },
        ]}
        {...input}
      />
    );
  if (kind === 'products')
    return (
      <Textarea
        label={label}
        inputWrapperOrder={order}
        description="Un par ligne&nbsp;: identifiant&#8239;; quantité&#8239;; prix"
        placeholder="SKU-1 ; 2 ; 19,90"
        rows={2}
        maxLength={2000}
        {...input}
      />
    );
  return (
    <TextInput
      label={label}
      required={required}
      inputWrapperOrder={order}
      maxLength={kind === 'list' ? 1000 : 200}
      {...(kind === 'number' && { inputMode: 'decimal' })}
      {...(kind === 'list' && { description: 'Séparés par des virgules' })}
      {...(name === 'currency' && { description: 'Trois lettres\u00a0: EUR, CHF, USD…' })}
      {...input}
    />
  );
}

const labelOf = ({ name }: Parameter) => (labels[name] ? `${labels[name]} (${name})` : name);

/** What helps to fill a field stands under it, so that fields side by side are level. */
const order: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];
