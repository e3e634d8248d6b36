import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { ApiKey } from '../../../../../shared/settings/api-keys.contract.ts';
import cards from '../../../components/card-list.module.css';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useWhomToAsk } from '../../../lib/use-whom-to-ask.ts';
import { ApiKeyCard } from './api-key-card.tsx';
import classes from './api-keys-section.module.css';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { FirstCall } from './first-call.tsx';
import { useApiKeys } from './use-api-keys.ts';

/** The keys by which servers of the workspace call the API. */
export function ApiKeysSection() {
  const { items, error, retry, create, revoke } = useApiKeys();
  const [creating, dialog] = useOpened('nouvelle');
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const may = useMay();
  const whom = useWhomToAsk();
  const creation = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm" align="flex-start">
        <div>
          <Title order={2} fz="1.125rem" mb={4}>
            Clés d’API
          </Title>
          <Text size="sm" c="dimmed" maw={560}>
            Une clé d’API laisse un serveur agir en votre nom, sans votre mot de passe et dans les limites que vous lui
            donnez. Une clé révoquée est refusée aussitôt.
          </Text>
        </div>
        {items && may('settings:write') && (
          <Button ref={creation} onClick={dialog.open}>
            Créer une clé
          </Button>
        )}
      </Group>
      {error && !items && <LoadFailure what="Les clés d’API" error={error} onRetry={retry} />}
      {!items && !error && <Skeleton height={92} radius="lg" role="status" aria-label="Chargement des clés d’API" />}
      {items?.length === 0 && (
        <div className={`${cards.card} ${classes.none}`}>
          <Text fw={600}>Aucune clé pour le moment</Text>
          <Text size="sm" c="dimmed" mt={4}>
            Elle sert par exemple à&nbsp;:
          </Text>
          <ul className={classes.uses}>
            <li>
              envoyer les ventes de votre boutique à un{' '}
              <Anchor component={Link} to={paths.pixels} inherit underline="always">
                pixel Meta
              </Anchor>
            </li>
            <li>ajouter les prospects qui remplissent le formulaire de votre site</li>
            <li>lire les résultats de vos campagnes dans un tableur ou un autre outil</li>
          </ul>
        </div>
      )}
      {items && items.length > 0 && (
        <ul className={cards.list} aria-label="Clés d’API">
          {items.map((apiKey) => (
            <ApiKeyCard
              key={apiKey.id}
              apiKey={apiKey}
              onRevoke={may('settings:delete') ? () => setRevoked(apiKey) : null}
            />
          ))}
        </ul>
      )}
      {items && !may('settings:write') && <Text maw={560}>Pour en créer ou en révoquer, demandez à {whom}.</Text>}
      <FirstCall />
      {creating && may('settings:write') && <CreateKeyDialog onCreate={create} onClose={dialog.close} />}
      {revoked && (
        <ConfirmDialog
          title={`Révoquer «\u00a0${revoked.name}\u00a0»\u202f?`}
          keep="Garder la clé"
          act="Révoquer"
          acting="Révocation..."
          otherwise="La clé n’a pas pu être révoquée"
          onAct={() => revoke(revoked.id)}
          onDone={() => {
            say('Clé révoquée');
            setRevoked(null);
            // The button that was pressed is gone with its key.
            creation.current?.focus();
          }}
          onClose={() => setRevoked(null)}
        >
          <Text size="sm">
            Le serveur qui se sert de la clé rk_…{revoked.hint} sera refusé dès sa prochaine requête. Rien ne pourra la
            rétablir&nbsp;: il lui faudra une autre clé.
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
