/** The frame of the pages of creators, which their script fills. */
export function SpacePage() {
  return (
    <div className="space">
      <h1>Espace créateur</h1>
      <div data-view aria-busy="true">
        <p className="space-wait" role="status">
          Ouverture de votre espace…
        </p>
      </div>
      <noscript>
        <p>Cet espace a besoin de JavaScript pour s’ouvrir.</p>
      </noscript>
    </div>
  );
}
