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
  { title: 'À analyser', cards: ['amber', 'night'] },
  { title: 'À tester', cards: ['teal'] },
  { title: 'Validé', cards: ['rose', 'paper'] },
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
  { label: 'Fonction : direction', points: 15 },
  { label: 'Budget pub : 10 000 € et plus', points: 12 },
  { label: 'Rendez-vous tenu il y a 2 jours', points: 12 },
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
  { lever: 'L’accroche', text: 'Encore mal dormi cette nuit ?' },
  { lever: 'La preuve', text: '4 600 matelas, notés 4,8 sur 5.' },
  { lever: 'L’offre', text: 'Livré demain, essayé cent nuits.' },
];

export function CopyPicture() {
  return (
    <ul className="drafts">
      {drafts.map(({ lever, text }) => (
        <li key={lever}>
          <span className="chip">{lever}</span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
