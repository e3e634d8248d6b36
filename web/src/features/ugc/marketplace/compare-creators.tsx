import { Button, Drawer, Group, Text } from '@mantine/core';
import { useDisclosure, useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { getCreator } from '../../../../../shared/ugc/creator.contract.ts';
import { type DeliverableType, deliverableTypes } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { formatCount, formatDay, formatNumber, formatPercent } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { languagesText, nichesText } from './creator-texts.ts';
import classes from './marketplace.module.css';

type Props = { ids: readonly string[]; known: readonly Creator[]; onClear: () => void };

/** Those that are being compared: a bar that stays in sight, and the sheet that it opens. */
export function CompareCreators({ ids, known, onClear }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const there = useMounted();
  // Those of another page of the list, or of an address that was shared.
  const missing = ids.filter((id) => !known.some((creator) => creator.id === id));
  const { data = [] } = useSWR(missing.length > 0 && ['compared creators', ...missing], async () =>
    (await Promise.allSettled(missing.map((id) => request(getCreator, { params: { id } })))).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.creator] : [],
    ),
  );
  const compared = ids.flatMap((id) => [...known, ...data].find((creator) => creator.id === id) ?? []);
  const enough = compared.length > 1;
  return (
    <>
      <div className={classes.comparing} role="status">
        <Text size="sm">
          {compared.map(({ displayName }) => displayName).join(', ')}
          {!enough && '\u00a0: choisissez-en un autre à comparer'}
        </Text>
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={onClear}>
            Retirer
          </Button>
          <Button size="sm" onClick={open} disabled={!enough}>
            Comparer
          </Button>
        </Group>
      </div>
      <Drawer opened={opened && there} onClose={close} position="bottom" size="85%" title="Comparer">
        <Comparison creators={compared} />
      </Drawer>
    </>
  );
}

type Line = {
  label: string;
  show: (creator: Creator) => ReactNode;
  /** What is better as it is lower, or higher; nothing of what is no matter of better. */
  low?: (creator: Creator) => number | null;
  high?: (creator: Creator) => number | null;
};

const none = '—';
const priceOf = ({ rates }: Creator, type: DeliverableType) =>
  rates.find(({ deliverable }) => deliverable === type)?.price ?? null;

const lines: Line[] = [
  { label: 'Ville', show: ({ city }) => city ?? none },
  { label: 'Niches', show: (creator) => nichesText(creator, 6) || none },
  { label: 'Langues', show: (creator) => languagesText(creator) || none },
  ...(Object.keys(deliverableTypes) as DeliverableType[]).map(
    (type): Line => ({
      label: deliverableTypes[type],
      show: (creator) => {
        const price = priceOf(creator, type);
        return price === null ? none : eurosText(price);
      },
      low: (creator) => priceOf(creator, type),
    }),
  ),
  {
    label: 'Délai',
    show: ({ turnaroundDays }) => (turnaroundDays === null ? none : formatCount(turnaroundDays, 'jour')),
    low: ({ turnaroundDays }) => turnaroundDays,
  },
  {
    label: 'À l’heure',
    show: ({ stats: { onTimeRate } }) =>
      onTimeRate === null ? 'moins de 3 collaborations' : formatPercent(onTimeRate),
    high: ({ stats }) => stats.onTimeRate,
  },
  {
    label: 'Note',
    show: ({ stats: { rating } }) => (rating === null ? none : formatNumber(rating)),
    high: ({ stats }) => stats.rating,
  },
  {
    label: 'Répond en',
    show: ({ stats: { responseHours } }) =>
      responseHours === null ? none : formatCount(Math.max(1, Math.round(responseHours)), 'heure'),
    low: ({ stats }) => stats.responseHours,
  },
  {
    label: 'Disponible',
    show: ({ availableFrom }) => (availableFrom ? `à partir du ${formatDay(availableFrom)}` : 'oui'),
  },
  { label: 'Facturable', show: ({ billable }) => (billable ? 'oui' : 'pas encore') },
  { label: 'Avec nous', show: ({ withUs }) => (withUs ? formatCount(withUs.collaborations, 'collaboration') : none) },
];

/** Whose value is the best of a line, where they differ; no total is made of it. */
function bestOf({ low, high }: Line, creators: readonly Creator[]): number | null {
  const read = low ?? high;
  const values = read ? creators.map(read).filter((value) => value !== null) : [];
  if (values.length < 2 || new Set(values).size < 2) return null;
  return low ? Math.min(...values) : Math.max(...values);
}

function Comparison({ creators }: { creators: readonly Creator[] }) {
  const shown = lines.filter(({ show }) => creators.some((creator) => show(creator) !== none));
  return (
    <div className={classes.wide}>
      <table>
        <thead>
          <tr>
            <td />
            {creators.map(({ id, displayName }) => (
              <th key={id} scope="col">
                {displayName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => {
            const best = bestOf(line, creators);
            const read = line.low ?? line.high;
            return (
              <tr key={line.label}>
                <th scope="row">{line.label}</th>
                {creators.map((creator) => (
                  <td key={creator.id} className={best !== null && read?.(creator) === best ? classes.best : undefined}>
                    {line.show(creator)}
                    {best !== null && read?.(creator) === best && ' ✓'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt="sm">
        ✓ le meilleur de chaque ligne. Aucun total n’en est tiré&nbsp;: à vous de peser.
      </Text>
    </div>
  );
}
