import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { documents, paths } from '../../../../../shared/page-paths.ts';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { pixelSnippets } from '../../../../../shared/pixel/pixel-snippets.ts';
import { CodeSamples } from '../../../components/code-samples.tsx';
import classes from './pixel-code.module.css';

/** What a shop installs so that its page and its server tell of the same purchase once. */
export function PixelCode({ pixel }: { pixel: Pixel }) {
  const { browser, server } = pixelSnippets(window.location.origin, pixel);
  return (
    <ol className={classes.steps}>
      <Step title="Créez une clé pour votre serveur">
        <Text size="sm" c="dimmed">
          Dans{' '}
          <Anchor component={Link} to={`${paths.settings}?onglet=cles-api`} inherit underline="always">
            Paramètres › Clés d’API
          </Anchor>
          , avec le seul choix «&nbsp;Envoyer des conversions&nbsp;»&nbsp;: si quelqu’un s’en emparait, il ne pourrait
          rien faire d’autre. Rangez-la dans la variable <code>RECLAME_API_KEY</code> de votre serveur, jamais dans une
          page.
        </Text>
      </Step>
      <Step title="Sur la page, avec le pixel">
        <Text size="sm" c="dimmed" mb="sm">
          L’identifiant <code>eventID</code> vient de la commande&nbsp;: le serveur donnera le même.
        </Text>
        <CodeSamples label="Sur la page" samples={[browser]} />
      </Step>
      <Step title="Sur le serveur, par Réclame">
        <Text size="sm" c="dimmed" mb="sm">
          Même événement, même <code>eventId</code>&nbsp;: Meta n’en garde qu’un. Sans consentement, rien n’est gardé ni
          envoyé.
        </Text>
        <CodeSamples label="Sur le serveur" samples={server} />
        <Text size="sm" c="dimmed" mt="sm">
          Tous les champs sont dans la{' '}
          <Anchor href={documents.docs} inherit underline="always">
            documentation de l’API
          </Anchor>
          .
        </Text>
      </Step>
    </ol>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={classes.step}>
    <Title order={2} fz="1rem" mb={4}>
      {title}
    </Title>
    {children}
  </li>
);
