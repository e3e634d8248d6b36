import { Text } from '@mantine/core';
import type { Naming } from '../../../../../shared/campaigns/naming.contract.ts';
import { formatPercent } from '../../../lib/format.ts';
import classes from './settings.module.css';

const shownMisfits = 5;

/** What rules make of the names that there are. */
export function ParsedNames({ parsed: { share, examples, misfits } }: { parsed: Naming['parsed'] }) {
  if (share === null)
    return (
      <Text size="sm" c="dimmed" role="status">
        Écrivez les champs d’un nom pour voir ce qui en est lu.
      </Text>
    );
  return (
    <section className={classes.parsed} aria-label="Ce qui est lu" aria-live="polite">
      <Text size="sm" fw={600}>
        {formatPercent(share)} des noms sont lus
      </Text>
      <ul className={classes.names}>
        {examples.map(({ level, name, dims }) => (
          <li key={`${level} ${name}`}>
            <span className={classes.raw}>{name}</span>
            <span className={classes.dims}>
              {Object.entries(dims).map(([field, value]) => (
                <span key={field}>
                  {field} <b>{value}</b>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {misfits.length > 0 && (
        <Text size="sm" c="dimmed">
          Non lus :{' '}
          {misfits
            .slice(0, shownMisfits)
            .map(({ name }) => `«\u00a0${name}\u00a0»`)
            .join(', ')}
          {misfits.length > shownMisfits && '…'}
        </Text>
      )}
    </section>
  );
}
