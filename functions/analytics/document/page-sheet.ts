const base = `
*{box-sizing:border-box;margin:0}
:root{color-scheme:light dark;--ground:#f6f4f0;--card:#fff;--ink:#1d1b19;--soft:#5f5a52;--rule:#e4dfd6;--track:#ece8e0;--good:#1a6b43;--bad:#b32d12;--moving:#8a8377;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%;font-variant-numeric:tabular-nums lining-nums}
body{background:var(--ground);color:var(--ink);overflow-wrap:anywhere}
.in{max-width:60rem;margin:0 auto;padding:0 1.5rem}
h1,h2,h3{text-wrap:balance;letter-spacing:-.02em;line-height:1.15}
h2{font-size:1.25rem;margin:0 0 1rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
p{text-wrap:pretty}
dl,dd,table{margin:0}
`;

const head = `
.top{background:var(--brand);color:var(--on-brand);padding:2.5rem 0 5rem}
.from{display:flex;align-items:center;gap:.875rem;font-weight:600;margin:0 0 2.25rem;min-height:3rem}
.from img{display:block;max-height:3.5rem;max-width:11rem;background:#fff;padding:.5rem;border-radius:.625rem}
h1{font-size:clamp(1.875rem,5.5vw,2.875rem);font-weight:750}
.top p{font-size:1.125rem;margin:.625rem 0 0}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.25rem,1fr));gap:1rem 1.5rem;margin:-3rem 0 0;padding:1.25rem 1.5rem}
.facts dt,.figures dt{color:var(--soft);font-size:.8125rem}
.facts dd{font-weight:600;font-size:.9375rem}
.facts dd::first-letter{text-transform:uppercase}
.cautions{margin:1rem 0 0;padding:.875rem 1.5rem;border-left:4px solid var(--line);font-size:.9375rem}
.cautions li{margin:.25rem 0;list-style:none}
.cautions ul{padding:0;margin:0}
`;

const blocks = `
.card,section{background:var(--card);border:1px solid var(--rule);border-radius:.875rem}
section{padding:1.5rem;margin:1rem 0 0}
section.text{background:none;border:0;padding:1rem 0 0}
.text p{max-width:42rem;margin:.75rem 0 0}
.text h2+div p:first-child{margin-top:0}
.figures{display:grid;grid-template-columns:repeat(4,1fr);gap:1.75rem 1.5rem}
.figures.by3{grid-template-columns:repeat(3,1fr)}.figures.by2{grid-template-columns:1fr 1fr}
.figures .value{font-size:1.75rem;font-weight:700;letter-spacing:-.025em;line-height:2.1875rem;white-space:nowrap}
.figures .long{font-size:1.4375rem}
.missing{color:var(--soft)}
dd.missing{line-height:2.1875rem}
.before{color:var(--soft);font-size:.8125rem;display:flex;flex-wrap:wrap;gap:0 .625rem}
.change{font-weight:600}
.better{color:var(--good)}.worse{color:var(--bad)}
.claim{margin:0 0 1.25rem;max-width:46rem}
.claim strong{display:block;font-size:1.125rem;letter-spacing:-.01em}
.claims,.compared+.compared{margin-top:1.25rem}
.note,small{color:var(--soft);font-size:.8125rem}
.note{margin:.75rem 0 0}
.note+.wide{margin-top:.75rem}
small{display:block;font-weight:400}
.events div{display:grid;grid-template-columns:10rem 1fr;gap:0 1rem;padding:.5rem 0;border-top:1px solid var(--rule)}
.events div:first-child{border:0}
.events dt{color:var(--soft)}
.definitions dl{columns:2;column-gap:2rem;font-size:.8125rem;line-height:1.45}
.definitions dl div{break-inside:avoid;margin:0 0 .625rem}
.definitions dt{font-weight:650}
.definitions dd{color:var(--soft)}
footer{color:var(--soft);font-size:.875rem}
footer.in{padding-top:1.5rem;padding-bottom:3rem}
`;

const tables = `
.wide{overflow-x:auto}
.wide:focus-visible,summary:focus-visible{outline:2px solid var(--line);outline-offset:3px;border-radius:4px}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.5rem 0 .5rem 1rem;text-align:right;vertical-align:top;overflow-wrap:normal}
td{white-space:nowrap}
th:first-child{text-align:left;padding-left:0;font-weight:500;min-width:8.5rem;overflow-wrap:anywhere}
thead th{color:var(--soft);font-weight:500;font-size:.8125rem;vertical-align:bottom;border-bottom:1px solid var(--rule)}
tbody tr+tr>*{border-top:1px solid var(--rule)}
tfoot>tr>*,tfoot th:first-child{font-weight:650;border-top:2px solid var(--rule)}
.bar{display:block;width:100%;height:6px;margin:.3125rem 0 .125rem;border-radius:3px}
.track{fill:var(--track)}.part,.spent{fill:var(--line)}
.elapsed{stroke:var(--ink);stroke-width:2;vector-effect:non-scaling-stroke}
`;

const charts = `
figure{margin:0}
figure+figure{margin-top:1.5rem}
figcaption{display:flex;flex-wrap:wrap;gap:.125rem 1rem;font-size:.8125rem;color:var(--soft);margin:0 0 .625rem}
figcaption b{color:var(--ink);font-weight:650;flex-grow:1}
.key::before{content:"";display:inline-block;width:1.125rem;border-top:3px solid var(--line);margin-right:.375rem;vertical-align:.25em}
.key.past::before{border-top:2px dashed var(--moving)}
.key.moving::before{border:0;height:.75em;background:var(--track);vertical-align:-.0625em}
.plot{display:grid;grid-template-columns:auto 1fr;gap:0 .625rem}
.plot svg{display:block;width:100%;height:13rem;overflow:visible}
.ticks{display:flex;flex-direction:column;justify-content:space-between;font-size:.75rem;line-height:1;color:var(--soft);text-align:right;margin:-.375rem 0}
.days{grid-column:2;display:flex;justify-content:space-between;font-size:.75rem;color:var(--soft);margin-top:.5rem}
.grid,.line{fill:none;vector-effect:non-scaling-stroke}
.grid{stroke:var(--rule)}
.line{stroke:var(--line);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.past{stroke:var(--moving);stroke-width:1.75;stroke-dasharray:5 5}
.area{fill:var(--line);opacity:.1}
rect.moving{fill:var(--track);opacity:.7}
details{margin:.875rem 0 0;font-size:.875rem}
summary{color:var(--soft);cursor:pointer;width:fit-content}
details .wide{max-height:26rem;overflow:auto;margin-top:.625rem}
`;

const looks = `
@media (max-width:40rem){.in{padding:0 1rem}.top{padding:1.5rem 0 4.5rem}.from{margin-bottom:1.5rem}.facts,section,.cautions{padding:1.125rem}.figures.figures{grid-template-columns:1fr 1fr;gap:1.25rem 1rem}table{font-size:.8125rem}th,td{padding-left:.75rem}.figures .value{font-size:1.375rem}.figures .long{font-size:1.0625rem}.definitions dl{columns:1}.events div{grid-template-columns:1fr}.plot svg{height:10rem}}
@media screen and (max-width:40rem){.stacks thead{position:absolute;clip-path:inset(50%)}.stacks tr{display:grid;grid-template-columns:repeat(auto-fit,minmax(5.5rem,1fr));gap:.375rem .75rem;padding:.75rem 0}.stacks tbody tr+tr{border-top:1px solid var(--rule)}.stacks tfoot tr{border-top:2px solid var(--rule)}.stacks.stacks th,.stacks.stacks td{border:0;padding:0;text-align:left}.stacks.stacks tbody th,.stacks tfoot th{grid-column:1/-1;font-weight:650}.stacks td{white-space:normal}.stacks td::before{content:attr(data-of);display:block;color:var(--soft);font-size:.75rem}}
@media screen and (prefers-color-scheme:dark){:root{--ground:#141210;--card:#1f1d1a;--ink:#f3eee6;--soft:#aaa296;--rule:#35312b;--track:#35312b;--good:#6dcf9d;--bad:#ff8b70;--moving:#8f877b}}
@media print{@page{size:A4;margin:14mm 13mm}:root{color-scheme:light;font-size:11pt;-webkit-print-color-adjust:exact;print-color-adjust:exact;--ground:#fff}.in{max-width:none;padding:0}.top{padding:9mm 8mm 17mm;border-radius:4mm}.facts{margin:-11mm 6mm 0}.card,section{border-radius:3mm}section.text,footer{padding-left:0}details{display:none}h2,h3,figcaption{break-after:avoid}figure,.figures>div,tr,.events div,.facts,.cautions{break-inside:avoid}section:not(.long){break-inside:avoid}thead{display:table-header-group}tfoot{display:table-row-group}.plot svg{height:44mm}.wide{overflow:visible}a{color:inherit}}
`;

/** How a report looks: on paper, on a phone, by day and by night. */
export const pageSheet = [base, head, blocks, tables, charts, looks].join('').replace(/\n/g, '');
