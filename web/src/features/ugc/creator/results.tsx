import { Text } from '@mantine/core';
import useSWR from 'swr';
import { monthText } from '../../../../../shared/kernel/day-texts.ts';
import { fewestImpressions } from '../../../../../shared/rules/ugc/measured.ts';
import { creatorNetworks, creatorNiches, resultMetrics } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { formatCount, formatDay, formatNumber, formatPercent } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { measuredFacts } from '../stats/measured-facts.ts';
import classes from './creator-page.module.css';

type Result = Creator['results'][number];

const figure = ({ metric, value }: Result) => (metric === 'roas' ? formatNumber(value) : formatPercent(value));

/** What we measured, and below it, in grey, what they say of themselves. */
export function Results({ creator: { id, results, platforms } }: { creator: Creator }) {
  return (
    <section aria-labelledby="results">
      <h3 id="results" className={classes.title}>
        Résultats mesurés
      </h3>
      {results.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucun résultat mesuré par Réclame pour l’instant.
        </Text>
      ) : (
        <ul className={classes.lines}>
          {results.map((result) => (
            <li key={`${result.sector}${result.metric}${result.measuredOn}`}>
              <strong>
                {resultMetrics[result.metric]} {figure(result)}
              </strong>{' '}
              sur {formatNumber(result.impressions)} impressions, {creatorNiches[result.sector].toLowerCase()},{' '}
              {monthText(result.measuredOn)}, mesuré par Réclame
            </li>
          ))}
        </ul>
      )}
      <WithYou id={id} />
      {platforms.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="sm" mb={4}>
            Déclaré par le créateur
          </Text>
          <ul className={classes.lines}>
            {platforms.map(({ network, handle, followers, engagementRate, declaredOn }) => (
              <Text component="li" c="dimmed" key={`${network}${handle}`}>
                {creatorNetworks[network]} @{handle}&nbsp;: {formatCount(followers, 'abonné')}
                {engagementRate !== null && `, engagement ${formatNumber(engagementRate * 100)}\u00a0%`}, le{' '}
                {formatDay(declaredOn)}
              </Text>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What the workspace's own campaigns measured of their films: nobody else reads it. */
function WithYou({ id }: { id: string }) {
  const isRead = useMay()('campaigns:read');
  const { data } = useSWR(isRead ? [getUgcStats.operation, id] : null, () =>
    request(getUgcStats, { query: { creatorId: id } }),
  );
  const ads = data?.ads ?? [];
  if (ads.length === 0) return null;
  const measured = data?.byCreator.find(({ creatorId }) => creatorId === id)?.measured;
  return (
    <>
      <Text size="sm" c="dimmed" mt="sm" mb={4}>
        Dans vos campagnes, visible par votre espace seulement
      </Text>
      <ul className={classes.lines}>
        <li>
          {measured
            ? `${measuredFacts(measured).join(' · ')}, sur ${formatCount(ads.length, 'publicité')}`
            : `Moins de ${formatNumber(fewestImpressions)} impressions\u00a0: rien ne se dit encore.`}
        </li>
      </ul>
    </>
  );
}
