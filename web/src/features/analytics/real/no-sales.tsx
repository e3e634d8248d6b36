import { Button, Group, Text, Title } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import classes from './real.module.css';
import { realNames } from './real-names.ts';

type Props = { ways: { onWrite: () => void; onImport: () => void } | undefined; mayCount: boolean };

/** No sales are known of the period: what they are for, and the ways in. */
export function NoSales({ ways, mayCount }: Props) {
  const { change } = useUrlState();
  return (
    <section className={classes.card}>
      <Title order={2} fz="1.25rem">
        Combien avez-vous vraiment vendu&nbsp;?
      </Title>
      <Text c="dimmed" mt={4} maw="46rem">
        Chaque plateforme compte les ventes à sa façon, et plusieurs peuvent compter la même vente. Donnez vos ventes
        jour par jour, celles de votre boutique ou de votre comptabilité&nbsp;: vous verrez ce que la publicité rapporte
        vraiment.
      </Text>
      <Group gap="xs" mt="md">
        {ways && (
          <>
            <Button onClick={ways.onImport}>Importer un fichier</Button>
            <Button variant="default" onClick={ways.onWrite}>
              Saisir ou coller depuis Excel
            </Button>
          </>
        )}
        {mayCount && (
          <Button variant="default" onClick={() => change({ [realNames.source]: 'crm' })}>
            Prendre les affaires signées du CRM
          </Button>
        )}
      </Group>
    </section>
  );
}
