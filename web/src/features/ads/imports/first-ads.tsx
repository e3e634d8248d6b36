import { Stack, Text } from '@mantine/core';
import type { AdField } from '../../../../../shared/ads/imports.contract.ts';
import cards from '../../../components/card-list.module.css';
import { fieldLabels } from './field-labels.ts';
import type { Mapping, ReadFile } from './file-contents.ts';

const shown = [0, 1, 2];
/** Said without their names. */
const telling: AdField[] = ['advertiserName', 'headline', 'body'];
const factsShown: AdField[] = ['startedAt', 'endedAt', 'platforms', 'callToAction', 'countries', 'industry', 'tags'];

/** The first ads as the chosen columns give them: a wrong column shows before anything is sent. */
export function FirstAds({ read, mapping }: { read: ReadFile; mapping: Mapping }) {
  const told = (field: AdField, row: number) =>
    read.columns.find(({ name }) => mapping[name] === field)?.values[row]?.trim() ?? '';
  const rows = shown.filter((row) => telling.some((field) => told(field, row)));
  if (rows.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500} id="first-ads">
        Les premières annonces, d’après ces colonnes
      </Text>
      <ul className={cards.list} aria-labelledby="first-ads">
        {rows.map((row) => (
          <li key={row} className={cards.card}>
            <Text size="sm" fw={600}>
              {told('advertiserName', row) || 'Annonceur manquant'}
            </Text>
            <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {[told('headline', row), told('body', row)].filter(Boolean).join(' · ')}
            </Text>
            <Text size="xs" c="dimmed" mt={2} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {factsShown
                .filter((field) => told(field, row))
                .map((field) => `${fieldLabels[field]}\u00a0: ${told(field, row)}`)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
