import { Group, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { TableSwitch } from '../../../components/chart-frame.tsx';
import { formatPercent } from '../../../lib/format.ts';
import classes from './audience-chart.module.css';

type Audience = NonNullable<Ad['audience']>;
type Gender = Audience[number]['gender'];

const genders: { gender: Gender; label: string }[] = [
  { gender: 'female', label: 'Femmes' },
  { gender: 'male', label: 'Hommes' },
  { gender: 'unknown', label: 'Non précisé' },
];

/** Who saw the ad, by age and gender, as bars or as a table. */
export function AudienceChart({ audience }: { audience: Audience }) {
  const [asTable, setAsTable] = useState(false);
  const ages = [...new Set(audience.map(({ age }) => age))].sort(byFirstNumber);
  const shown = genders.filter(({ gender }) => audience.some((one) => one.gender === gender && one.share > 0));
  const shareOf = (age: string, gender: Gender) =>
    audience.filter((one) => one.age === age && one.gender === gender).reduce((total, { share }) => total + share, 0);
  return (
    <section aria-labelledby="ad-audience">
      <Group justify="space-between" mb="xs">
        <Title order={3} id="ad-audience">
          Audience
        </Title>
        <TableSwitch asTable={asTable} onChange={setAsTable} />
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        Part des personnes touchées, par âge et genre, en %
      </Text>
      {asTable ? (
        <AudienceTable ages={ages} genders={shown} shareOf={shareOf} />
      ) : (
        <AudienceBars ages={ages} genders={shown} shareOf={shareOf} />
      )}
    </section>
  );
}

type Props = { ages: string[]; genders: typeof genders; shareOf: (age: string, gender: Gender) => number };

function AudienceBars({ ages, genders, shareOf }: Props) {
  const largest = Math.max(...ages.flatMap((age) => genders.map(({ gender }) => shareOf(age, gender))), 0.01);
  return (
    <>
      <Group gap="md" mb="sm" aria-hidden>
        {genders.map(({ gender, label }) => (
          <span key={gender} className={classes.legend}>
            <span className={classes.swatch} data-gender={gender} />
            {label}
          </span>
        ))}
      </Group>
      <ul className={classes.bars}>
        {ages.map((age) => (
          <li key={age} className={classes.age}>
            <span className={classes.ageName}>{age} ans</span>
            <span className={classes.lines}>
              {genders.map(({ gender, label }) => {
                const share = shareOf(age, gender);
                return (
                  <span key={gender} className={classes.line}>
                    <span
                      className={classes.bar}
                      data-gender={gender}
                      style={{ width: `${(share / largest) * 100}%` }}
                      aria-hidden
                    />
                    <span className={classes.share}>
                      <span className={classes.hidden}>{label} : </span>
                      {formatPercent(share)}
                    </span>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function AudienceTable({ ages, genders, shareOf }: Props) {
  return (
    <Table aria-labelledby="ad-audience" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Âge</Table.Th>
          {genders.map(({ gender, label }) => (
            <Table.Th key={gender}>{label}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {ages.map((age) => (
          <Table.Tr key={age}>
            <Table.Th scope="row">{age} ans</Table.Th>
            {genders.map(({ gender }) => (
              <Table.Td key={gender}>{formatPercent(shareOf(age, gender))}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const byFirstNumber = (a: string, b: string) => (Number.parseInt(a, 10) || 0) - (Number.parseInt(b, 10) || 0);
