import { Button } from '@mantine/core';
import { IconBrowser, IconServer } from '@tabler/icons-react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { TryExample } from '../example-notice.tsx';
import classes from './no-pixel.module.css';

/** What the Conversions API brings, before there is any pixel. */
export function NoPixel({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      first
      picture={<Drawing />}
      title="Ne perdez plus vos conversions"
      acts={
        <>
          <Button size="md" onClick={onCreate}>
            Ajouter un pixel
          </Button>
          <TryExample />
        </>
      }
    >
      Bloqueurs et navigateurs cachent à Meta une partie de vos ventes&nbsp;: envoyées depuis votre serveur par l’API
      Conversions, elles lui parviennent, hachées et avec l’accord de vos clients. Le même identifiant des deux côtés,
      et Meta ne compte chaque vente qu’une fois.
    </EmptyState>
  );
}

const Drawing = () => (
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
);
