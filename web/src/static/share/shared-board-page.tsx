/** As many cards as letters, a column a word. */
const waiting = ['abc', 'de', 'f', 'gh'];

/** The frame of a shared board, waiting for its script to fill it. */
export function SharedBoardPage() {
  return (
    <div className="share-wrap share" data-board>
      <div className="share-head">
        <h1>Board partagé</h1>
        <p className="lead" data-description hidden />
        <p className="muted share-facts" data-facts hidden />
      </div>
      <p className="share-status" role="status" data-status>
        Chargement du board…
      </p>
      <noscript>
        <p>Ce board a besoin de JavaScript pour s’afficher.</p>
      </noscript>
      <button type="button" className="button button-plain" data-retry hidden>
        Réessayer
      </button>
      <div className="share-columns" data-columns aria-busy="true">
        {waiting.map((column) => (
          <div key={column} className="share-column share-waiting" aria-hidden>
            {[...column].map((card) => (
              <span key={card} />
            ))}
          </div>
        ))}
      </div>
      <button type="button" className="button button-plain" data-more hidden>
        Charger la suite
      </button>
    </div>
  );
}
