import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import classes from './kept.module.css';

/** Ads that resemble this one and ran for long, as they were when it was kept. */
export function SimilarAds({ kept: { output, evidence } }: { kept: GenerationOf<'analyze_ad'> }) {
  const seen = new Set<string>();
  const ads = output.similar.flatMap(({ evidenceId, similarity }) => {
    const ad = evidence.find(({ id }) => id === evidenceId);
    // Six of one advertiser say what one of them says.
    if (!ad?.ref || seen.has(ad.label)) return [];
    seen.add(ad.label);
    return [{ ...ad, ref: ad.ref, similarity }];
  });
  return (
    <section aria-label="Annonces proches qui ont duré" className={classes.similar}>
      <Title order={2} fz="1rem">
        Annonces proches qui ont duré
      </Title>
      <Text size="sm" c="dimmed">
        {ads.length === 0
          ? 'Aucune annonce proche n’a tourné un mois ou plus dans ce que vous voyez.'
          : 'Elles ont tourné un mois ou plus.'}
      </Text>
      {ads.length > 0 && (
        <ul className={classes.similarList}>
          {ads.map(({ ref, label, quote, figures, similarity }) => (
            <li key={ref}>
              <Anchor component={Link} to={`${paths.ads}?annonce=${encodeURIComponent(ref)}`} c="inherit" fw={600}>
                {label}
              </Anchor>
              <Text size="sm" className={classes.quote}>
                {quote}
              </Text>
              <Text size="xs" c="dimmed">
                {formatCount(figures?.daysRunning ?? 0, 'jour')}
                {figures?.active === 1 && ', tourne encore'} · proche à {formatPercent(similarity)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
