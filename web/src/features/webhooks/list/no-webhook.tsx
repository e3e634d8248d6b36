import { Button, List, Text, Title } from '@mantine/core';
import classes from './webhooks-list.module.css';

/** What a webhook is for, to who has none. */
export function NoWebhook({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={classes.empty}>
      <div className={classes.drawing} aria-hidden>
        <span>Prospect créé</span>
        <i />
        <span>Votre serveur</span>
      </div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Prévenez vos outils dès qu’il se passe quelque chose
      </Title>
      <Text c="dimmed" fz="lg" mt="xs">
        Un webhook envoie à votre serveur, en JSON et en quelques secondes, les événements que vous choisissez.
      </Text>
      <List mt="md" mb="lg" spacing={6} c="dimmed">
        <List.Item>Chaque envoi est signé{'\u00a0'}: vous savez qu’il vient de nous, intact.</List.Item>
        <List.Item>
          Si votre serveur est en panne, nous réessayons{'\u00a0'}: dix tentatives en tout, sur un peu plus de trois
          jours.
        </List.Item>
        <List.Item>Un journal de trente jours dit ce qui a échoué, et pourquoi. Tout peut être renvoyé.</List.Item>
      </List>
      <Button size="md" onClick={onCreate}>
        Créer un webhook
      </Button>
    </div>
  );
}
