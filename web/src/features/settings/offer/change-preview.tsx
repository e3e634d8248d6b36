import { List, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import type { Preview } from '../../../../../shared/billing/changes.contract.ts';
import { centsText, eurosText } from '../../../../../shared/billing/euros.ts';
import type { Interval } from '../../../../../shared/billing/prices.ts';
import { formatDayOf } from '../../../lib/format.ts';
import { limitFigure } from '../../../lib/limit-figure.ts';
import classes from './change-preview.module.css';
import { intervalWords } from './interval-words.ts';

type Props = { preview: Preview | undefined; interval: Interval };

/** What a change costs, in words and in sums, and what it does not allow. */
export function ChangePreview({ preview, interval }: Props) {
  if (!preview) return <Skeleton height={120} radius="lg" role="status" aria-label="Calcul du prix" />;
  const { lines, dueNow, excess } = preview;
  return (
    <Stack gap="sm" aria-live="polite">
      {lines.length > 0 && (
        <dl className={classes.lines}>
          {lines.map(({ label, amount }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label}-amount`}>{centsText(amount)}</dd>,
          ])}
          <dt>TVA</dt>
          <dd>{centsText(dueNow.vat)}</dd>
        </dl>
      )}
      <Text fw={600}>{sentenceOf(preview, interval)}</Text>
      {excess.length > 0 && (
        <div>
          <Text size="sm">
            Votre espace dépasse ce que cette offre permet. Rien n’est supprimé ni masqué, mais les créations
            s’arrêtent&nbsp;:
          </Text>
          <List size="sm">
            {excess.map(({ limit, label, used, max }) => (
              <List.Item key={limit}>
                {label}&nbsp;: {limitFigure(limit, used ?? 0)} pour {limitFigure(limit, max ?? 0)}
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}

function sentenceOf({ dueNow, next, effective }: Preview, interval: Interval): string {
  const day = formatDayOf(next.at);
  const later = `${eurosText(next.inclTax)} TTC ${intervalWords[interval]}`;
  return effective === 'now'
    ? `${eurosText(dueNow.inclTax)} TTC aujourd’hui, puis ${later} dès le ${day}`
    : `Rien à payer aujourd’hui. L’offre change le ${day}, puis ${later}`;
}
