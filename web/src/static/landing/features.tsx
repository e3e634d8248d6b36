import {
  IconBell,
  IconChartBar,
  IconMasksTheater,
  IconSchool,
  IconSpeakerphone,
  IconUsers,
  IconVideo,
  IconWebhook,
} from '@tabler/icons-react';
import { BoardPicture, CopyPicture, ScorePicture, SearchPicture } from './feature-pictures.tsx';

const main = [
  {
    name: 'library',
    title: 'Bibliothèque d’annonces',
    text: 'Cherchez par mot, annonceur, plateforme, format ou durée de diffusion. Une annonce qui tourne depuis des mois a quelque chose à vous apprendre.',
    picture: <SearchPicture />,
  },
  {
    name: 'boards',
    title: 'Boards Kanban',
    text: 'Rangez les trouvailles en colonnes, annotez-les, partagez le board par un lien en lecture seule.',
    picture: <BoardPicture />,
  },
  {
    name: 'crm',
    title: 'CRM avec score',
    text: 'Chaque prospect a un score, et le détail de ses points : vous savez qui rappeler, et pourquoi.',
    picture: <ScorePicture />,
  },
  {
    name: 'ai',
    title: 'Générateur IA',
    text: 'Annonces et pages lues mot à mot, concurrents comparés à leur secteur, textes et scripts composés de vos seuls faits.',
    picture: <CopyPicture />,
  },
];

const others = [
  {
    icon: IconSpeakerphone,
    title: 'Campagnes',
    text: 'Leurs performances, comparées entre elles et à des repères par plateforme et par secteur.',
  },
  {
    icon: IconMasksTheater,
    title: 'Personas',
    text: 'À qui vous parlez, écrit une fois, repris dans chaque texte.',
  },
  {
    icon: IconSchool,
    title: 'IA Apprentissage',
    text: 'Vos résultats passés, annonce par annonce : ce qui va avec les meilleurs, et ce que l’on n’en sait pas encore.',
  },
  {
    icon: IconVideo,
    title: 'Créateurs UGC',
    text: 'Une place de marché de créateurs, et les campagnes menées avec eux.',
  },
  {
    icon: IconWebhook,
    title: 'Webhooks et pixel',
    text: 'Vos outils prévenus de ce qui se passe, le pixel Meta relié.',
  },
  { icon: IconChartBar, title: 'Analytics', text: 'Vos chiffres au même endroit, sans tableau à recopier.' },
  {
    icon: IconUsers,
    title: 'Administration',
    text: 'Utilisateurs, permissions, offres et journal d’activité.',
  },
  { icon: IconBell, title: 'Notifications', text: 'Ce qui a changé, quand cela compte.' },
];

export function Features() {
  return (
    <section className="section wrap" id="fonctionnalites" aria-labelledby="fonctionnalites-titre">
      <header className="section-head">
        <h2 id="fonctionnalites-titre">De l’annonce repérée au client signé</h2>
        <p className="lead">Une seule chaîne, du repérage à la relance, sans rien recopier d’un outil à l’autre.</p>
      </header>
      <ul className="features">
        {main.map(({ name, title, text, picture }) => (
          <li key={name} className={`feature feature-${name}`}>
            <div className="feature-words">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className="feature-picture" aria-hidden="true">
              {picture}
            </div>
          </li>
        ))}
      </ul>
      <ul className="others">
        {others.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} stroke={1.6} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
