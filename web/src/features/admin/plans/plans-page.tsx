import '@mantine/core/styles/Badge.css';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { type AdminPlan, listAdminPlans } from '../../../../../shared/admin/plan.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { request } from '../../../lib/request.ts';
import { PlatformPage } from '../platform-page.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import classes from './plans.module.css';

/** What is sold, for how much, who has it, and who would be touched by an edit. */
export const PlansPage = () => (
  <PlatformPage
    permission="admin:plans"
    purpose="Cette page montre les offres vendues, leurs prix, leurs limites et leurs abonnés."
  >
    {() => <Plans />}
  </PlatformPage>
);

function Plans() {
  const { data, error, mutate } = useSWR(listAdminPlans.operation, () => request(listAdminPlans));
  const [edited, setEdited] = useState<AdminPlan | 'new' | null>(null);
  if (error && !data) return <LoadFailure what="Les offres" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={320} radius="lg" role="status" aria-label="Chargement des offres" />;
  const archived = data.items.filter(({ status }) => status === 'archived');
  const card = (plan: AdminPlan) => (
    <li key={plan.code}>
      <PlanCard plan={plan}>
        <Button variant="default" size="sm" onClick={() => setEdited(plan)}>
          Modifier {plan.name}
        </Button>
      </PlanCard>
    </li>
  );
  return (
    <>
      <Button mr="auto" mb="md" onClick={() => setEdited('new')}>
        Créer une offre
      </Button>
      <ul className={classes.cards} aria-label="Offres en vente">
        {data.items.filter(({ status }) => status === 'active').map(card)}
      </ul>
      {archived.length > 0 && (
        <Stack gap="sm">
          <Title order={2} fz="1.125rem">
            Archivées
          </Title>
          <Text size="sm" c="dimmed">
            Plus personne ne les prend. Leurs abonnés les gardent.
          </Text>
          <ul className={classes.cards} aria-label="Offres archivées">
            {archived.map(card)}
          </ul>
        </Stack>
      )}
      {edited && (
        <PlanDialog plan={edited === 'new' ? null : edited} onDone={() => mutate()} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
