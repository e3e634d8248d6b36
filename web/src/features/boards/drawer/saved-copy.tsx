import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { adFormats, adPlatforms, callToActionLabel, industries } from '../../../../../shared/ads/ads.rules.ts';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import { copyAdText } from '../../../components/copy-ad-text.ts';
import {
  countryName,
  formatCount,
  formatDay,
  formatList,
  formatMoment,
  formatMoney,
  formatRange,
} from '../../../lib/format.ts';
import classes from './card-drawer.module.css';

/** The ad as it was the day it was saved. */
export function SavedCopy({ card }: { card: SavedAd }) {
  const { ad, createdAt, savedBy } = card;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Telle qu’enregistrée le {formatMoment(createdAt)} par {savedBy.name}
      </Text>
      <AdCreative ad={ad} whole />
      {ad.headline && (
        <Text fw={600} fz="lg" className={classes.text}>
          {ad.headline}
        </Text>
      )}
      {ad.body && <p className={classes.text}>{ad.body}</p>}
      {ad.description && (
        <Text size="sm" c="dimmed" className={classes.text}>
          {ad.description}
        </Text>
      )}
      <Group gap="sm" justify="space-between">
        {ad.callToAction && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              Bouton
            </Text>
            <span className={classes.button}>{callToActionLabel(ad.callToAction)}</span>
          </Group>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={15} aria-hidden />}
          onClick={() => copyAdText(ad)}
        >
          Copier le texte
        </Button>
      </Group>
      <dl className={classes.facts}>
        {factsOf(ad).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** What the source said then; what it did not say is not there. */
function factsOf(ad: Ad): [name: string, value: ReactNode][] {
  const facts: [string, ReactNode][] = [
    ['Diffusion', runOf(ad)],
    ['Durée', formatCount(ad.daysRunning, 'jour')],
    ['Plateformes', ad.platforms.length > 0 && formatList(ad.platforms.map((platform) => adPlatforms[platform]))],
    ['Format', adFormats[ad.format]],
    ['Secteur', ad.industry && industries[ad.industry]],
    ['Portée', ad.reach && `${formatRange(ad.reach)} personnes`],
    ['Dépense', ad.spend && moneyOf(ad.spend)],
    ['Impressions', ad.impressions && formatRange(ad.impressions)],
    ['Pays', ad.countries.length > 0 && formatList(ad.countries.map(countryName))],
    ['Payée par', ad.payer],
    ['Destination', outsideLink(ad.landingUrl)],
  ];
  return facts.filter(([, value]) => value);
}

const runOf = ({ startedAt, endedAt, active }: Ad) =>
  endedAt && !active ? `du ${formatDay(startedAt)} au ${formatDay(endedAt)}` : `depuis le ${formatDay(startedAt)}`;

const moneyOf = ({ currency, ...range }: NonNullable<Ad['spend']>) =>
  formatRange(range, (amount) => formatMoney(amount, currency));

/** A link shown with its site; nothing for what is no address of the web. */
function outsideLink(address: string | null): ReactNode {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return (
    <Anchor href={url.href} target="_blank" rel="noopener noreferrer nofollow" inherit>
      {url.hostname.replace(/^www\./, '')}
    </Anchor>
  );
}
