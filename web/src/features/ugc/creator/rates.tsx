import { Text } from '@mantine/core';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { deliverableTypes } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { formatCount } from '../../../lib/format.ts';
import classes from './creator-page.module.css';

/** What they ask for each deliverable. */
export function Rates({ creator: { rates, turnaroundDays, billable } }: { creator: Creator }) {
  return (
    <section aria-labelledby="rates">
      <h3 id="rates" className={classes.title}>
        Tarifs
      </h3>
      {rates.length === 0 ? (
        <Text size="sm" c="dimmed">
          Pas encore de tarif&nbsp;: proposez le vôtre.
        </Text>
      ) : (
        <table className={classes.rates}>
          <thead>
            <tr>
              <th scope="col">Livrable</th>
              <th scope="col">Délai</th>
              <th scope="col">Prix HT</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ deliverable, price }) => (
              <tr key={deliverable}>
                <th scope="row">{deliverableTypes[deliverable]}</th>
                <td>{turnaroundDays === null ? '—' : formatCount(turnaroundDays, 'jour')}</td>
                <td>{eurosText(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Text size="xs" c="dimmed" mt={6}>
        {billable
          ? 'Facturable\u00a0: son statut est renseigné.'
          : 'Pas encore facturable\u00a0: son statut reste à renseigner.'}
      </Text>
    </section>
  );
}
