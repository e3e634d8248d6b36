import { Button, List } from '@mantine/core';
import { EmptyState } from '../../../components/empty-state.tsx';
import { TryExample } from '../example-notice.tsx';
import classes from './no-webhook.module.css';

/** What a webhook is for, to who has none. */
export function NoWebhook({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      first
      picture={<Drawing />}
      title="Prévenez vos outils dès qu’il se passe quelque chose"
      acts={
        <>
          <Button size="md" onClick={onCreate}>
            Créer un webhook
          </Button>
          <TryExample />
        </>
      }
    >
      Un webhook envoie à votre serveur, en JSON et en quelques secondes, les événements que vous choisissez.
      <List mt="md" spacing={6}>
        <List.Item>Chaque envoi est signé{'\u00a0'}: vous savez qu’il vient de nous, intact.</List.Item>
        <List.Item>
          Si votre serveur est en panne, nous réessayons{'\u00a0'}: dix tentatives en tout, sur un peu plus de trois
          jours.
        </List.Item>
        <List.Item>Un journal de trente jours dit ce qui a échoué, et pourquoi. Tout peut être renvoyé.</List.Item>
      </List>
    </EmptyState>
  );
}

const Drawing = () => (
  <div className={classes.drawing} aria-hidden>
    <span>Prospect créé</span>
    <i />
    <span>Votre serveur</span>
  </div>
);
