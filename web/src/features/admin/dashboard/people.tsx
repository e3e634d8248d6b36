import type { AdminDashboard } from '../../../../../shared/admin/dashboard.contract.ts';
import { periodText } from '../../../../../shared/kernel/day-texts.ts';
import { formatNumber } from '../../../lib/format.ts';
import { LinkedFigures } from './linked-figures.tsx';
import { peopleList, signUpsList, standingList, workspacesList } from './lists.ts';
import { Part } from './part.tsx';

type People = NonNullable<AdminDashboard['people']>;
type Workspaces = NonNullable<AdminDashboard['workspaces']>;

export const PeoplePart = ({ people, days }: { people: People; days: { from: string; to: string } }) => (
  <Part title="Personnes">
    <LinkedFigures
      figures={[
        { name: 'Inscrites', value: formatNumber(people.total), to: peopleList() },
        { name: 'Nouvelles', value: formatNumber(people.new), to: signUpsList(days), more: periodText(days) },
        { name: 'Venues depuis 7 jours', value: formatNumber(people.active7d), to: peopleList({ venue: '7' }) },
        { name: 'Venues depuis 30 jours', value: formatNumber(people.active30d), to: peopleList({ venue: '30' }) },
        { name: 'Suspendues', value: formatNumber(people.suspended), to: peopleList({ etat: 'suspended' }) },
      ]}
    />
  </Part>
);

export const WorkspacesPart = ({ workspaces }: { workspaces: Workspaces }) => (
  <Part title="Espaces" note="Aujourd’hui. Un espace suspendu ou qui se ferme compte aussi selon ce qu’il paie.">
    <LinkedFigures
      figures={[
        { name: 'Tous', value: formatNumber(workspaces.total), to: workspacesList() },
        { name: 'En essai', value: formatNumber(workspaces.trialing), to: standingList('trialing') },
        { name: 'Payants', value: formatNumber(workspaces.paying), to: standingList('paying') },
        { name: 'En retard de paiement', value: formatNumber(workspaces.pastDue), to: standingList('past_due') },
        { name: 'Suspendus', value: formatNumber(workspaces.suspended), to: workspacesList({ etat: 'suspended' }) },
        {
          name: 'Suppression prévue',
          value: formatNumber(workspaces.closing),
          to: workspacesList({ etat: 'closing' }),
        },
      ]}
    />
  </Part>
);
