import { ActionIcon, Checkbox, Menu, Skeleton, Text, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { FollowedAdvertiser } from '../../../../../shared/ads/watch.contract.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { AdvertiserMark } from '../../../components/advertiser-mark.tsx';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import cards from '../../../components/card-list.module.css';
import { FileMenu } from '../../../components/file-menu.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { countryName, formatCount, formatMoment, formatNumber } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useClientNames } from '../../../lib/use-client-names.ts';
import { useFollowed } from '../../../lib/use-followed.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { FollowForm } from './follow-form.tsx';
import { FollowedFor } from './followed-for.tsx';
import classes from './followed-list.module.css';
import { useFollowedCounts } from './use-followed-counts.ts';

/** The advertisers that are read again every day. */
export function FollowedList() {
  const { items: all, error, retry, file, fileMany, unfollow } = useFollowed();
  const counts = useFollowedCounts(all);
  const selection = useSelection();
  const { data: clients = [] } = useClientNames();
  const { clientId } = useChosenClient();
  const chosen = clients.find(({ id }) => id === clientId);
  const items = all?.filter((one) => !clientId || one.clientId === clientId);
  const telling = {
    country: new Set(items?.map(({ country }) => country)).size > 1,
    day: new Set(items?.map(({ createdAt }) => shortDay(createdAt))).size > 1,
  };
  const shown = items?.map(({ id }) => id) ?? [];
  const selected = shown.filter((id) => selection.ids.has(id));
  return (
    <section aria-labelledby="followed">
      <Title order={2} id="followed" fz="xl" mb="md">
        Annonceurs suivis
      </Title>
      <FollowForm onFollowed={retry} onUndo={unfollow} />
      {error && !items && <LoadFailure what="Les annonceurs suivis" error={error} onRetry={retry} />}
      {!items && !error && <Skeleton height={64} radius="lg" role="status" aria-label="Chargement des annonceurs" />}
      {items?.length === 0 && chosen && (
        <Text c="dimmed" maw={520}>
          Aucun annonceur n’est suivi pour {chosen.name}. Choisissez «&nbsp;Tous les clients&nbsp;» en haut de la page
          pour voir les autres.
        </Text>
      )}
      {items?.length === 0 && !chosen && (
        <Text c="dimmed" maw={520}>
          Vous ne suivez aucun annonceur. Donnez un nom ci-dessus, ou ouvrez une annonce et choisissez «&nbsp;Suivre
          l’annonceur&nbsp;»&nbsp;: ses nouvelles annonces seront lues chaque jour.
        </Text>
      )}
      {items && items.length > 0 && (
        <ul className={classes.list} aria-label="Annonceurs suivis">
          {clients.length > 0 && shown.length > 1 && (
            <li className={classes.head}>
              <Checkbox
                size="xs"
                label="Tout sélectionner"
                checked={selected.length === shown.length}
                indeterminate={selected.length > 0 && selected.length < shown.length}
                onChange={() => (selected.length === shown.length ? selection.clear() : selection.add(shown))}
              />
              <Text size="sm" c="dimmed">
                {formatCount(shown.length, 'annonceur')}
              </Text>
            </li>
          )}
          {items.map((one) => (
            <li key={one.id} className={classes.row}>
              {clients.length > 0 && (
                <Checkbox
                  size="xs"
                  aria-label={`Sélectionner ${one.name}`}
                  checked={selection.ids.has(one.id)}
                  onChange={() => selection.toggle(one.id)}
                />
              )}
              <AdvertiserMark name={one.name} />
              <div className={`${cards.what} ${classes.what}`}>
                <Text
                  fw={600}
                  component={Link}
                  to={`?${new URLSearchParams({ advertiserId: one.advertiserId })}`}
                  className={classes.name}
                >
                  {one.name}
                </Text>
                <Text size="sm" c="dimmed">
                  <span className={classes.whose}>{clients.find(({ id }) => id === one.clientId)?.name}</span>
                  {[runningText(counts.get(one.advertiserId)), ...lastNews(one, telling)].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <div className={classes.acts}>
                {clients.length > 0 && (
                  <FollowedFor
                    followed={one}
                    clients={clients}
                    onChoose={(next) => next !== one.clientId && file(one, next)}
                  />
                )}
                <ActMenu
                  target={
                    <ActionIcon variant="subtle" color="gray" aria-label={`Actions de ${one.name}`}>
                      <IconDots size={18} stroke={1.7} aria-hidden />
                    </ActionIcon>
                  }
                >
                  <Menu.Item onClick={() => unfollow(one)}>Ne plus suivre</Menu.Item>
                </ActMenu>
              </div>
            </li>
          ))}
        </ul>
      )}
      {selected.length > 0 && (
        <BulkBar
          label="Annonceurs sélectionnés"
          count={formatCount(selected.length, 'sélectionné')}
          onClear={selection.clear}
        >
          <FileMenu
            onFile={(to, name) => {
              selection.clear();
              void fileMany(selected, to, name);
            }}
          />
        </BulkBar>
      )}
    </section>
  );
}

const runningText = (counts: { ads: number; running: number } | undefined) =>
  counts && `${formatCount(counts.ads, 'annonce')}, ${formatNumber(counts.running)} en cours`;

/** What is the same of all is no news. */
type Telling = { country: boolean; day: boolean };

function lastNews(one: FollowedAdvertiser, telling: Telling): string[] {
  const place = telling.country ? [countryName(one.country)] : [];
  if (!one.synchronized) return telling.day ? [...place, `suivi depuis le ${shortDay(one.createdAt)}`] : place;
  if (!one.lastSyncedAt) return [...place, 'première lecture à venir'];
  const news = [
    one.startedAds > 0 && formatCount(one.startedAds, 'nouvelle'),
    one.stoppedAds > 0 && formatCount(one.stoppedAds, 'arrêtée'),
  ].filter(Boolean);
  return [...place, `lu le ${formatMoment(one.lastSyncedAt)} : ${news.join(', ') || 'rien de nouveau'}`];
}
