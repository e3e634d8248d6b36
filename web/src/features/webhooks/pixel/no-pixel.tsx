import { Button, Text, Title } from '@mantine/core';
import { IconBrowser, IconServer } from '@tabler/icons-react';
import classes from './no-pixel.module.css';

/** What the Conversions API brings, before there is any pixel. */
export function NoPixel({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={classes.root}>
      <div className={classes.drawing} aria-hidden>
        <span>
          <IconBrowser size={18} />
          Votre page
          <code>commande-1042</code>
        </span>
        <span>
          <IconServer size={18} />
          Votre serveur
          <code>commande-1042</code>
        </span>
        <span data-once>
          Meta
          <b>1 achat</b>
        </span>
      </div>
      <Title order={2} fz={{ base: '1.5rem', sm: '1.875rem' }}>
        Ne perdez plus vos conversions
      </Title>
      <Text c="dimmed" fz="lg" mt="xs" mb="lg">
        Bloqueurs et navigateurs cachent à Meta une partie de vos ventes&nbsp;: envoyées depuis votre serveur par l’API
        Conversions, elles lui parviennent, hachées et avec l’accord de vos clients. Le même identifiant des deux côtés,
        et Meta ne compte chaque vente qu’une fois.
      </Text>
      <Button size="md" onClick={onCreate}>
        Ajouter un pixel
      </Button>
    </div>
  );
}
