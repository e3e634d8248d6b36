import { ActionIcon, Badge, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconWorldSearch, IconWriting } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { callToActionLabel } from '../../../../../shared/ads/ads.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { hookLabels } from '../../../../../shared/rules/copy/hook-labels.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { AdCreative } from '../../../components/ad-creative.tsx';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import { RunningBadge } from '../../../components/running-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import { useDrawerKeys } from '../../../lib/single-keys.ts';
import { usePhone } from '../../../lib/use-phone.ts';
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

type Tool = { label: string; full?: string; icon: typeof IconCopy; to: string };

const iconLook = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;

/** What the generator makes of an ad. */
function toolsOf({ id, landingUrl }: Ad): Tool[] {
  const to = (tool: Record<string, string>) => `${paths.aiGenerator}?${new URLSearchParams({ ...tool, annonce: id })}`;
  const page = { label: 'Analyser la page', full: 'Analyser la page de destination', icon: IconWorldSearch };
  return [
    { label: 'Analyser avec l’IA', icon: IconWriting, to: to({}) },
    { label: 'S’en inspirer', icon: IconPencil, to: to({ outil: 'variations' }) },
    ...(landingUrl ? [{ ...page, to: to({ outil: 'page' }) }] : []),
  ];
}

function DetailActs({ ad }: { ad: Ad }) {
  const { save, copy, choosing, choose } = useAdActs();
  const phone = usePhone();
  useDrawerKeys((key) => {
    if (key === 's') save([ad], () => choose(true));
    return key === 's';
  });
  const copying = { leftSection: <IconCopy {...iconLook} />, onClick: () => copy(ad), children: 'Copier le texte' };
  return (
    <div className={classes.acts}>
      <div>
        <SaveButton ad={ad} opened={choosing} onOpen={choose} />
      </div>
      {phone ? (
        <ActMenu
          target={
            <ActionIcon variant="default" size={36} aria-label="Autres actions">
              <IconDots size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          }
        >
          {toolsOf(ad).map(({ label, full = label, icon: Icon, to }) => (
            <Menu.Item key={label} component={Link} to={to} leftSection={<Icon {...iconLook} />}>
              {full}
            </Menu.Item>
          ))}
          <Menu.Item {...copying} />
        </ActMenu>
      ) : (
        <>
          {toolsOf(ad).map(({ label, full = label, icon: Icon, to }) => (
            <Button
              key={label}
              variant="default"
              component={Link}
              to={to}
              aria-label={full}
              title={full === label ? undefined : full}
              leftSection={<Icon {...iconLook} />}
            >
              {label}
            </Button>
          ))}
          <Button variant="default" {...copying} />
        </>
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
