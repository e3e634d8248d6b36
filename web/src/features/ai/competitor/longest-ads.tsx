import { Text } from '@mantine/core';
import useSWR from 'swr';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import type { AnalyzedCompetitor } from '../../../../../shared/ai/analyzed-competitor.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import dotted from '../../../components/dotted.module.css';
import { RunningBadge } from '../../../components/running-badge.tsx';
import { formatCount, formatRange } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import classes from './longest-ads.module.css';
import { AdLink, type ProofMap } from './proofs.tsx';
import { Section } from './report-section.tsx';

type Props = Pick<AnalyzedCompetitor, 'advertiser' | 'period' | 'winners'> & { proofs: ProofMap };

/** The ads that have run longest, as they looked. */
export function LongestAds({ advertiser, period, winners, proofs }: Props) {
  const pictures = usePictures(advertiser.id, period);
  return (
    <Section
      title="Ses annonces qui ont duré le plus"
      lead="Une annonce qui dure n’est pas forcément rentable&nbsp;: c’est seulement ce qui se voit de l’extérieur."
    >
      <ol className={classes.ads}>
        {winners.map(({ evidenceId, daysRunning, reach, hook }) => {
          const evidence = proofs.get(evidenceId);
          const { active = 0, variants = 1 } = evidence?.figures ?? {};
          const facts = [
            hook,
            variants > 1 && formatCount(variants, 'variante'),
            reach && `${formatRange(reach)}\u00a0personnes`,
          ];
          return (
            <li key={evidenceId}>
              <div className={classes.picture} aria-hidden>
                <AdCreative ad={pictures.get(evidence?.ref ?? '') ?? drawn(advertiser.name, evidence?.quote ?? '')} />
              </div>
              <div className={classes.days}>
                <Text component="span" fw={600}>
                  {formatCount(daysRunning, 'jour')}
                </Text>
                <RunningBadge active={active === 1} />
              </div>
              <AdLink evidence={evidence} />
              <Text size="xs" c="dimmed" component="div" className={dotted.dotted}>
                {facts
                  .flatMap((fact) => fact || [])
                  .map((fact) => (
                    <span key={fact}>{fact} </span>
                  ))}
              </Text>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type Drawn = Pick<Ad, 'advertiser' | 'headline' | 'body' | 'media' | 'format'>;

/** What stands for an ad until it is read, or that one may no longer read. */
const drawn = (name: string, body: string): Drawn => ({
  ...{ advertiser: { id: '', name, url: null }, headline: null, body, media: [], format: 'image' },
});

/** The same ads as the library has them now: a reading keeps words alone. */
function usePictures(advertiserId: string, { from, to }: AnalyzedCompetitor['period']): ReadonlyMap<string, Drawn> {
  const may = useMay();
  const { data } = useSWR(may('ads:read') && [searchAds.operation, 'longest', advertiserId, from, to], () =>
    request(searchAds, {
      query: { ...{ advertiserId, from, to }, sort: 'longest_running', variants: 'all', limit: '100' },
    }),
  );
  return new Map(data?.items.map((ad) => [ad.id, ad]));
}
