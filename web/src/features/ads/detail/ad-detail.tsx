import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCopy, IconPencil, IconWorldSearch, IconWriting } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { callToActionLabel } from '../../../../../shared/ads/ads.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { hookLabels } from '../../../../../shared/rules/copy/hook-labels.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import { RunningBadge } from '../../../components/running-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useDrawerKeys } from '../../../lib/single-keys.ts';
import { platformNames, runningDates } from '../ad-words.ts';
import { SaveButton } from '../save-button.tsx';
import { useAdActs } from '../use-ad-acts.tsx';
import classes from './ad-detail.module.css';
import { AdFacts } from './ad-facts.tsx';
import { AdFigures } from './ad-figures.tsx';
import { AdvertiserHistory } from './advertiser-history.tsx';
import { AudienceChart } from './audience-chart.tsx';
import { SavedOn } from './saved-on.tsx';
import { SimilarAds } from './similar-ads.tsx';

/** Everything known of an ad, and what can be done with it. */
export function AdDetail({ ad }: { ad: Ad }) {
  return (
    <Stack gap="xl" pb="xl">
      <Stack gap="md">
        <DetailHead ad={ad} />
        <DetailActs ad={ad} />
        <SavedOn ad={ad} />
        <AdFigures ad={ad} />
      </Stack>
      <Stack gap="md">
        <AdCreative ad={ad} whole />
        <AdWords ad={ad} />
      </Stack>
      <AdFacts ad={ad} />
      {ad.audience && ad.audience.length > 0 && <AudienceChart audience={ad.audience} />}
      <AdvertiserHistory ad={ad} />
      <SimilarAds id={ad.id} />
    </Stack>
  );
}

function DetailHead({ ad }: { ad: Ad }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <AdvertiserMark name={ad.advertiser.name} size={44} />
      <div className={classes.who}>
        <Title order={2} fz="1.25rem">
          {ad.advertiser.name}
        </Title>
        <Text size="sm" c="dimmed">
          {formatCount(ad.daysRunning, 'jour')}, {runningDates(ad)}
          {ad.platforms.length > 0 && ` · ${platformNames(ad)}`}
        </Text>
      </div>
      <RunningBadge active={ad.active} />
    </Group>
  );
}

function DetailActs({ ad }: { ad: Ad }) {
  const { save, copy, choosing, choose } = useAdActs();
  useDrawerKeys((key) => {
    if (key === 's') save([ad], () => choose(true));
    return key === 's';
  });
  return (
    <div className={classes.acts}>
      <div>
        <SaveButton ad={ad} opened={choosing} onOpen={choose} />
      </div>
      <Button
        variant="default"
        component={Link}
        to={`${paths.aiGenerator}?annonce=${encodeURIComponent(ad.id)}`}
        leftSection={<IconWriting size={17} stroke={1.7} aria-hidden />}
      >
        Analyser avec l’IA
      </Button>
      <Button variant="default" leftSection={<IconCopy size={17} stroke={1.7} aria-hidden />} onClick={() => copy(ad)}>
        Copier le texte
      </Button>
      <Button
        variant="default"
        component={Link}
        to={`${paths.aiGenerator}?outil=variations&annonce=${encodeURIComponent(ad.id)}`}
        leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
      >
        S’en inspirer
      </Button>
      {ad.landingUrl && (
        <Button
          variant="default"
          component={Link}
          to={`${paths.aiGenerator}?outil=page&annonce=${encodeURIComponent(ad.id)}`}
          aria-label="Analyser la page de destination"
          title="Analyser la page de destination"
          leftSection={<IconWorldSearch size={17} stroke={1.7} aria-hidden />}
        >
          Analyser la page
        </Button>
      )}
    </div>
  );
}

/** Tags that say how an ad begins. */
const hooks = new Set<string>(Object.values(hookLabels));

/** The words as they were published, never as markup. */
function AdWords({ ad }: { ad: Ad }) {
  return (
    <Stack gap="xs">
      {ad.body && <p className={classes.words}>{ad.body}</p>}
      {ad.headline && <p className={classes.headline}>{ad.headline}</p>}
      {ad.description && <p className={classes.description}>{ad.description}</p>}
      <Group gap="sm">
        <Chips label="Bouton" texts={ad.callToAction ? [callToActionLabel(ad.callToAction)] : []} />
        <Chips label="Accroche" texts={ad.tags.filter((tag) => hooks.has(tag))} />
        <Chips label="Étiquettes" texts={ad.tags.filter((tag) => !hooks.has(tag))} />
      </Group>
    </Stack>
  );
}

function Chips({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {texts.map((text) => (
        <Badge key={text} variant="default" size="lg" fw={500} tt="none" radius="xl">
          {text}
        </Badge>
      ))}
    </Group>
  );
}
