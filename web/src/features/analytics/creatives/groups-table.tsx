import { Anchor, NativeSelect, Text, Title, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CreativeGroup } from '../../../../../shared/analytics/creatives.contract.ts';
import { groupsText, unnamedText } from '../../../../../shared/analytics/winner-texts.ts';
import { metricLabels } from '../../../../../shared/campaigns/metric-words.ts';
import { upperFirst } from '../../../../../shared/kernel/first-letter.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { Figure } from '../../../components/figure.tsx';
import { axisOf } from '../../../components/interval-mark.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import shared from '../analytics.module.css';
import classes from './creatives.module.css';
import { creativeNames, creativesIn } from './creatives-query.ts';
import { Judgement } from './judgement.tsx';
import type { Creatives } from './use-creatives.ts';

/** Ads by what their names say: how many, what they spent, the metric with its interval; a press shows those alone. */
export function GroupsTable({ creatives }: { creatives: Creatives }) {
  const id = useId();
  const { change } = useUrlState();
  const { by, fields, groups, totalGroups } = creatives;
  if (by === null) return <NoRule />;
  return (
    <section className={shared.card} aria-labelledby={id}>
      <div className={classes.groupsHead}>
        <Title order={2} id={id} fz="1rem">
          Ce que les publicités ont en commun
        </Title>
        <NativeSelect
          aria-label="Grouper par"
          size="xs"
          value={by}
          data={fields.map((value) => ({ value, label: `Par ${value}` }))}
          onChange={({ currentTarget: { value } }) =>
            change({ [creativeNames.by]: value === fields[0] ? null : value, [creativeNames.value]: null })
          }
        />
      </div>
      <Groups creatives={creatives} labelledBy={id} />
      <Text size="xs" c="dimmed" mt="sm">
        {groupsText}
        {groups.some(({ value }) => value === 'none') && ` ${unnamedText}`}
        {totalGroups > groups.length && ` ${groups.length} groupes sur ${totalGroups}, ceux qui ont le plus dépensé.`}
      </Text>
    </section>
  );
}

function Groups({ creatives, labelledBy }: { creatives: Creatives; labelledBy: string }) {
  const { params, change } = useUrlState();
  const { groups, metric, by } = creatives;
  const { value: chosen, target } = creativesIn(params);
  const goal = target === undefined ? null : Number(target);
  const axis = axisOf(
    groups.map(({ ratios, interval }) => ({ value: ratios[metric].value, interval })),
    goal === null ? [] : [goal],
  );
  return (
    <table className={classes.groups} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{upperFirst(by ?? '')}</th>
          <th scope="col">Publicités</th>
          <th scope="col">Dépense</th>
          <th scope="col">Gagnantes</th>
          <th scope="col">{metricLabels[metric]}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.value} data-chosen={group.value === chosen || undefined}>
            <th scope="row">
              <UnstyledButton
                className={shared.partName}
                aria-pressed={group.value === chosen}
                title={group.value === chosen ? 'Montrer toutes les publicités' : `Montrer celles de ${group.label}`}
                onClick={() => change({ [creativeNames.value]: group.value === chosen ? null : group.value })}
              >
                {group.label}
              </UnstyledButton>
            </th>
            <td data-name="Publicités">{group.ads}</td>
            <td data-name="Dépense">
              <Figure name="spend" figures={group} currency={creatives.currency ?? 'EUR'} />
              {group.share !== null && <small>{formatPercent(group.share)}</small>}
            </td>
            <td data-name="Gagnantes">{wonText(group)}</td>
            <td className={classes.judged}>
              <Judgement of={group} target={goal} axis={axis} creatives={creatives} />
            </td>
          </tr>
        ))}
      </tbody>
      {axis && (
        <tfoot aria-hidden>
          <tr>
            <td colSpan={4} />
            <td className={classes.judged}>
              <span className={classes.ends}>
                <span>{formatRatio(metric, axis.from, creatives.currency ?? 'EUR')}</span>
                <span>{formatRatio(metric, axis.to, creatives.currency ?? 'EUR')}</span>
              </span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** `2 sur 5`, of those that spent enough. */
const wonText = ({ winners, judged }: CreativeGroup): string =>
  judged === 0 ? 'aucune jugée' : `${winners} sur\u00a0${judged}`;

/** Nothing says how names are made. */
function NoRule() {
  return (
    <section className={shared.card}>
      <Title order={2} fz="1rem">
        Ce que les publicités ont en commun
      </Title>
      <Text size="sm" mt={4} maw="44rem">
        Si leurs noms suivent une règle («&nbsp;Avis_vidéo_-20%&nbsp;»&nbsp;: accroche, format, offre), vous verrez ici
        laquelle de vos accroches coûte le moins.{' '}
        <Anchor component={Link} to={paths.campaignNaming} inherit underline="always">
          Écrire la règle de nommage
        </Anchor>
      </Text>
    </section>
  );
}
