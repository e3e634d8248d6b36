const found = [
  { name: 'Maison Calme', days: 203 },
  { name: 'Fournil Orsel', days: 127 },
  { name: 'Atelier Garance', days: 98 },
  { name: 'Véloria', days: 64 },
];

const longest = Math.max(...found.map(({ days }) => days));

/** Drawings of the screens, hidden from screen readers: the words beside them say it all. */
export function SearchPicture() {
  return (
    <div className="panel">
      <p className="query">
        <mark>« sans frais »</mark> matelas <span className="muted">−soldes</span>
      </p>
      <ul className="bars">
        {found.map(({ name, days }) => (
          <li key={name}>
            <span>{name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bar-room" width="100" height="8" />
              <rect className="bar" width={(100 * days) / longest} height="8" />
            </svg>
            <span className="number">{days} j</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const columns = [
  { title: 'À étudier', cards: ['amber', 'night'] },
  { title: 'À tester', cards: ['teal'] },
  { title: 'Retenue', cards: ['rose', 'paper'] },
];

export function BoardPicture() {
  return (
    <div className="board">
      {columns.map(({ title, cards }) => (
        <div key={title}>
          <p>
            {title} <span className="number muted">{cards.length}</span>
          </p>
          {cards.map((color) => (
            <div key={color} className="board-card">
              <span className={`swatch swatch-${color}`} />
              <span className="line" />
              <span className="line line-short" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const points = [
  { label: 'Budget publicitaire connu', points: 25 },
  { label: 'A répondu cette semaine', points: 20 },
  { label: 'Annonces en cours', points: 15 },
];

const ring = 2 * Math.PI * 34;

export function ScorePicture() {
  return (
    <div className="panel score">
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <circle className="ring-room" cx="40" cy="40" r="34" />
        <circle className="ring" cx="40" cy="40" r="34" strokeDasharray={`${ring * 0.82} ${ring}`} />
        <text x="40" y="48" textAnchor="middle">
          82
        </text>
      </svg>
      <ul>
        {points.map(({ label, points: gained }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="gain">+{gained}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const drafts = [
  { tone: 'Directe', text: 'Votre lit livré demain. Essayez-le cent nuits.' },
  { tone: 'Complice', text: 'Le chat l’a déjà adopté. À votre tour.' },
  { tone: 'Preuve', text: 'Testé sur deux dos, un bébé et un labrador.' },
];

export function CopyPicture() {
  return (
    <ul className="drafts">
      {drafts.map(({ tone, text }) => (
        <li key={tone}>
          <span className="chip">{tone}</span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
