import { noValues, type PageValues } from './page-values.ts';

/** A page of a product that does not exist, and the ad that leads to it: much of it is in place, and there is something to mend. */
export const examplePage: PageValues = {
  ...noValues,
  source: 'html',
  headline: 'Votre eau fraîche, du matin au soir',
  body: 'La gourde Filante garde votre eau fraîche 24\u00a0heures. À partir de 29\u00a0€, livraison gratuite.',
  html: `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <title>Gourde Filante</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <script src="https://connect.facebook.net/fr_FR/fbevents.js"></script>
</head>
<body>
  <header><a href="/panier">Panier</a></header>
  <main>
    <h1>La gourde Filante garde votre eau fraîche 24 heures</h1>
    <p>Elle ne pèse que 190 grammes et se glisse dans tous les sacs.</p>
    <img src="gourde.jpg">
    <h2>Au quotidien</h2>
    <ul>
      <li>Buvez frais du matin au soir, même en plein été</li>
      <li>Oubliez les bouteilles en plastique</li>
      <li>Lavez-la au lave-vaisselle en un geste</li>
    </ul>
    <h2>Ils l’ont adoptée</h2>
    <blockquote>« Je l’emmène partout, elle ne fuit jamais. » — Claire, Lyon</blockquote>
    <p>Notée 4,7/5 par 1 240 clients. 30 jours pour changer d’avis, satisfait ou remboursé.</p>
    <p>La gourde Filante est vendue 32&nbsp;€, livraison offerte dès 40&nbsp;€.</p>
    <a class="btn" href="/commande">Commander ma gourde</a>
    <a class="btn" href="/newsletter">S’inscrire à la lettre</a>
  </main>
  <footer><a href="/mentions-legales">Mentions légales</a></footer>
</body>
</html>`,
};
