import { userSorts } from '../../../../../shared/admin/user.contract.ts';
import { Choice, DayField, FoundFilters, withCounts } from '../found-filters.tsx';
import { absences, type FoundUsers, filterNames, urlNames, visits } from './use-users.ts';

const unseen = absences.map((days) => ({
  value: days,
  label: days === '365' ? 'Pas venus depuis un an' : `Pas venus depuis ${days}\u00a0jours`,
}));

const seen = visits.map((days) => ({ value: days, label: `Venus depuis ${days}\u00a0jours` }));

export const UsersFilters = ({ first }: Pick<FoundUsers, 'first'>) => (
  <FoundFilters
    label="Rechercher une personne"
    placeholder="Nom ou adresse e-mail"
    sorts={userSorts}
    filterNames={filterNames}
  >
    <Choice name={urlNames.role} label="Rôle" all="Tous les rôles" data={withCounts(first?.facets.role)} />
    <Choice name={urlNames.status} label="État" all="Tous les états" data={withCounts(first?.facets.status)} />
    <Choice name={urlNames.plan} label="Offre" all="Toutes les offres" data={withCounts(first?.facets.planCode)} />
    <Choice name={urlNames.unseen} label="Dernière visite" all="Toutes les visites" data={unseen} />
    <Choice name={urlNames.seen} label="Visite récente" all="Récentes ou non" data={seen} />
    <DayField name={urlNames.from} label="Inscrits du" />
    <DayField name={urlNames.to} label="Inscrits jusqu’au" />
  </FoundFilters>
);
