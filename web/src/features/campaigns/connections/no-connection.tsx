import { Button, Text, Title } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useWhomToAsk } from '../../../lib/use-whom-to-ask.ts';
import { PlatformMark } from '../list/platform-mark.tsx';
import classes from './no-connection.module.css';

const byFile = ['google', 'tiktok', 'linkedin', 'snapchat', 'pinterest', 'microsoft'] as const;

type Props = { hasToken: boolean; onConnect: () => void };

/** No account yet: what each platform gives, and how. */
export function NoConnection(props: Props) {
  const may = useMay();
  return (
    <div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Connectez Meta&nbsp;: vos résultats arrivent chaque nuit
      </Title>
      <div className={classes.cards}>
        <section className={classes.card} aria-label="Meta">
          <h3 className={classes.name}>
            <PlatformMark platform="meta" />
            Meta
            <span className={classes.when}>chaque nuit à 4&nbsp;h</span>
          </h3>
          <ul className={classes.reads}>
            <li>Campagnes et publicités, avec leurs résultats jour par jour</li>
            <li>37 mois d’historique dès la connexion</li>
            <li>Lecture seule&nbsp;: rien n’est modifié chez Meta</li>
          </ul>
          <WayToConnect {...props} />
        </section>
        <section className={classes.card} aria-label="Par fichier">
          <h3 className={classes.name}>
            Les autres plateformes
            <span className={classes.when}>par fichier CSV</span>
          </h3>
          <ul className={classes.platforms}>
            {byFile.map((platform) => (
              <li key={platform}>
                <PlatformMark platform={platform} />
                {campaignPlatforms[platform]}
              </li>
            ))}
          </ul>
          {may('campaigns:write') && (
            <Button component={Link} to={paths.newCampaignImport} variant="default">
              Importer un export CSV
            </Button>
          )}
        </section>
      </div>
    </div>
  );
}

/** A token comes before an account, and both take a right of their own. */
function WayToConnect({ hasToken, onConnect }: Props) {
  const may = useMay();
  const whom = useWhomToAsk();
  if (!may('campaigns:write')) return <Text size="sm">Pour connecter un compte, demandez à {whom}.</Text>;
  if (hasToken)
    return (
      <Button leftSection={<IconPlugConnected size={18} aria-hidden />} onClick={onConnect}>
        Connecter un compte
      </Button>
    );
  if (!may('settings:write'))
    return <Text size="sm">Il y faut un jeton Meta. Pour en enregistrer un, demandez à {whom}.</Text>;
  return (
    <>
      <Button component={Link} to={paths.metaToken}>
        Connecter Meta
      </Button>
      <Text size="xs" c="dimmed" mt="xs">
        Collez un jeton de Meta dans les paramètres, puis choisissez le compte ici.
      </Text>
    </>
  );
}
