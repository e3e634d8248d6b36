import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** What each page not built yet will hold. */
const promises: Record<string, string> = {
  [paths.dashboard]: 'Vous y verrez d’un coup d’œil ce que font vos concurrents, vos prospects et vos campagnes.',
  [paths.ads]:
    'Vous y chercherez parmi les annonces de vos concurrents, par mot, plateforme, format ou durée de diffusion.',
  [paths.boards]: 'Vous y rangerez les annonces qui vous inspirent, en colonnes que vous nommez.',
  [paths.prospects]: 'Vous y suivrez vos prospects, de la première prise de contact à la signature, avec leur score.',
  [paths.personas]: 'Vous y décrirez les clients à qui vos annonces s’adressent.',
  [paths.createPersona]: 'Vous y décrirez un client type : ses envies, ses freins, ses mots.',
  [paths.aiGenerator]:
    'Vous y tirerez d’une annonce une analyse, des scripts, des variations et des textes par plateforme.',
  [paths.campaigns]: 'Vous y suivrez vos campagnes et leurs résultats, comparés à ceux de votre secteur.',
  [paths.learningImport]:
    'Vous y importerez vos résultats passés, pour que les propositions partent de ce qui a marché.',
  [paths.ugcMarketplace]: 'Vous y trouverez des créateurs pour tourner vos vidéos.',
  [paths.ugcCreator]: 'Vous y verrez le profil d’un créateur et ses réalisations.',
  [paths.ugcCampaigns]: 'Vous y suivrez vos campagnes UGC, des candidatures aux livraisons.',
  [paths.createUgcCampaign]: 'Vous y rédigerez le brief d’une nouvelle campagne UGC.',
  [paths.analytics]: 'Vous y lirez l’évolution de vos résultats, avec des courbes et des tableaux.',
  [paths.notifications]: 'Vous y retrouverez ce qui s’est passé en votre absence.',
  [paths.webhooks]: 'Vous y relierez Réclame à vos outils, et votre site au pixel Meta.',
  [paths.adminDashboard]: 'Les administrateurs y verront l’activité de la plateforme.',
  [paths.adminUsers]: 'Les administrateurs y géreront les comptes.',
  [paths.adminUserPermissions]: 'Les administrateurs y accorderont ou retireront des permissions à une personne.',
  [paths.adminPlans]: 'Les administrateurs y géreront les offres.',
  [paths.adminPayments]: 'Les administrateurs y suivront les paiements.',
  [paths.adminActivity]: 'Les administrateurs y liront qui a fait quoi, et quand.',
  [paths.adminSettings]: 'Les administrateurs y régleront la plateforme.',
};

export function ComingPage() {
  const { pathname } = useLocation();
  const path = Object.keys(promises).find((known) => matchPath(known, pathname));
  return (
    <Stack gap="sm" maw={520} py={{ base: 'xl', sm: '4rem' }}>
      <Title order={2} fz={{ base: '1.75rem', sm: '2.25rem' }}>
        Cette page arrive bientôt
      </Title>
      <Text c="dimmed" fz="lg">
        {path && promises[path]}
      </Text>
      <Anchor component={Link} to={paths.home} fw={500} mt="sm" mr="auto">
        Revenir à l’accueil
      </Anchor>
    </Stack>
  );
}
