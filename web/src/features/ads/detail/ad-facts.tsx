import { Anchor, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { adFormats, adSources, industries } from '../../../../../shared/ads/ads.rules.ts';
import { countryName, formatCount, formatDay, formatList, formatRange, languageName } from '../../../lib/format.ts';
import { siteOf } from '../ad-words.ts';
import classes from './ad-facts.module.css';

/** The facts; what the source does not say is not there. */
export function AdFacts({ ad }: { ad: Ad }) {
  const facts: [name: string, value: ReactNode][] = [
    ['Première diffusion', formatDay(ad.startedAt)],
    ['Dernière diffusion', ad.active ? 'En cours' : ad.endedAt && formatDay(ad.endedAt)],
    ['Impressions', ad.impressions && formatRange(ad.impressions)],
    ['Format', adFormats[ad.format]],
    ['Secteur', ad.industry && industries[ad.industry]],
    ['Pays', ad.countries.length > 0 && formatList(ad.countries.map(countryName))],
    ['Langues', ad.languages.length > 0 && formatList(ad.languages.map(languageName))],
    ['Payée par', ad.payer],
    ['Même message', ad.variants > 1 && `${formatCount(ad.variants, 'annonce')} de cet annonceur, celle-ci comprise`],
    ['Page de destination', outsideLink(ad.landingUrl)],
    ['Annonce d’origine', outsideLink(ad.snapshotUrl)],
    ['Source', adSources[ad.source]],
  ];
  return (
    <section aria-labelledby="ad-facts">
      <Title order={3} id="ad-facts" mb="xs">
        En détail
      </Title>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={classes.fact}>
              <Text component="dt" size="sm" c="dimmed">
                {name}
              </Text>
              <Text component="dd" size="sm" className={classes.value}>
                {value}
              </Text>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** A link shown with the site that it leads to; null for what is no address of the web. */
function outsideLink(address: string | null): ReactNode {
  const site = siteOf(address);
  if (!address || !site) return null;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer nofollow" inherit className={classes.link}>
      {site}
      <IconExternalLink size={14} stroke={1.7} aria-label="(nouvel onglet)" />
    </Anchor>
  );
}
