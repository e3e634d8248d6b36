/** A page that does what pages should, of a product that does not exist. */
export const goodPage = `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <title>Planif : vos plannings d’équipe prêts en 5 minutes</title>
  <meta name="description" content="Planif compose les plannings de vos équipes en 5 minutes, sans tableur. Essai gratuit de 14 jours, sans carte bancaire.">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="canonical" href="https://planif.example/offre">
  <meta property="og:title" content="Vos plannings prêts en 5 minutes">
  <meta property="og:description" content="Sans tableur.">
  <meta property="og:image" content="https://planif.example/a.png">
  <meta property="og:site_name" content="Planif">
  <script src="https://static.axept.io/sdk.js"></script>
  <script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>
</head>
<body>
  <nav><a href="/tarifs">Tarifs</a> <a href="/connexion" class="btn">Se connecter</a></nav>
  <main>
    <h1>Vos plannings d’équipe prêts en 5 minutes</h1>
    <p>Planif remplace le tableur des restaurants de moins de cinquante personnes.</p>
    <a class="btn btn-primary" href="/essai">Essayer gratuitement</a>
    <h2>Ce que vous y gagnez</h2>
    <ul>
      <li>Gagnez trois heures par semaine sur vos plannings</li>
      <li>Évitez les oublis et les doublons sans effort</li>
      <li>Réduisez les heures supplémentaires de votre équipe</li>
    </ul>
    <h2>Ils nous font confiance</h2>
    <blockquote>« J’ai retrouvé mes dimanches soir, et l’équipe ses horaires. » — Claire, restauratrice à Lyon</blockquote>
    <p>4 200 restaurants utilisent Planif. Noté 4,8/5.</p>
    <h2>Le prix</h2>
    <p>27 € par mois, sans engagement. Satisfait ou remboursé pendant 30 jours.</p>
    <form action="/essai">
      <label for="mail">E-mail</label><input id="mail" type="email" name="email" autocomplete="email" required>
      <label>Téléphone <input type="tel" name="tel" autocomplete="tel"></label>
      <label><input type="checkbox" name="news"> Recevoir nos conseils</label>
      <button>Essayer gratuitement</button>
      <p>Vos données servent à ouvrir votre essai : <a href="/confidentialite">politique de confidentialité</a>.</p>
    </form>
    <img src="a.png" alt="Un planning"><img src="b.png" alt=""><img src="c.png" alt="Une équipe">
  </main>
  <footer><a href="/mentions-legales">Mentions légales</a> <a href="tel:+33123456789">01 23 45 67 89</a></footer>
</body>
</html>`;

/** The page with one thing otherwise. Throws where that thing is not in it. */
export function goodPageBut(from: string | RegExp, to: string): string {
  const html = goodPage.replace(from, to);
  if (html === goodPage) throw new Error(`The page has no ${from}`);
  return html;
}
