const steps = [
  {
    title: 'Repérez',
    text: 'Cherchez un concurrent ou une promesse, et enregistrez d’un geste ce qui vous arrête. Une recherche gardée vous prévient des nouveautés.',
  },
  {
    title: 'Comprenez',
    text: 'Classez, annotez, comparez les durées de diffusion, puis laissez l’IA démonter la mécanique : accroche, preuve, offre, appel à l’action.',
  },
  {
    title: 'Lancez',
    text: 'Tirez-en scripts et textes pour chaque plateforme, suivez la campagne, et relancez les prospects qu’elle amène.',
  },
];

export function Steps() {
  return (
    <section className="section steps" aria-labelledby="etapes-titre">
      <div className="wrap">
        <h2 id="etapes-titre">Comment ça marche ?</h2>
        <ol>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
