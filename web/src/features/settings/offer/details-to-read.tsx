import { Text } from '@mantine/core';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { countryName } from '../../../lib/format.ts';
import facts from '../workspace-facts.module.css';

/** Whom the workspace is billed to, for who may not change it. */
export function DetailsToRead({ billing: { details } }: { billing: Billing }) {
  if (!details)
    return (
      <Text size="sm" c="dimmed">
        Pas encore renseigné. Un propriétaire ou un comptable de l’espace peut le faire.
      </Text>
    );
  const { address } = details;
  const lines: [string, string | null][] = [
    ['Raison sociale', details.legalName],
    [
      'Adresse',
      [address.line1, address.line2, `${address.postalCode} ${address.city}`, countryName(address.country)]
        .filter(Boolean)
        .join(', '),
    ],
    ['SIREN', details.siren],
    ['Numéro de TVA', details.vatNumber],
    ['E-mail', details.email],
  ];
  return (
    <dl className={facts.facts}>
      {lines.map(([name, value]) => value && [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
    </dl>
  );
}
