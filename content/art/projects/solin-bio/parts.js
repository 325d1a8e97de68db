// Parts that several scenes share: an element with data-part="name" is filled with parts.name.
const ink = '#1E0F2B', sun = '#FF5A1F', lilac = '#D6C8FF', mid = '#B7A2F7', paper = '#FFFAF4';
const svg = (w, h, inner, more = '') => `<svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" ${more}>${inner}</svg>`;
const arrow = (size = 16, colour = ink, width = 2.2) =>
  `<svg viewBox="0 0 16 16" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="${width}"><path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5"/></svg>`;
const tick = (size = 16, colour = ink, width = 2.4) =>
  `<svg viewBox="0 0 16 16" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="${width}"><path d="M2.5 8.5 6.5 12.5 13.5 4"/></svg>`;

// The prints that Noor sells: flat geometry in her client’s colours.
const haven = svg(160, 130, `<rect width="160" height="130" fill="${lilac}"/><circle cx="112" cy="52" r="26" fill="${sun}"/>
  <path d="M0 78h160v52H0z" fill="${mid}"/><path d="M20 78a34 26 0 0 0 34 26h32a34 26 0 0 0 34-26z" fill="${ink}"/>
  <path d="M68 78V22l34 56z" fill="${paper}"/><path d="M62 78V36L40 78z" fill="${sun}"/><path d="M0 112h54M74 112h86M28 122h98" stroke="${paper}" stroke-width="4"/>`);
const fuut = svg(160, 130, `<rect width="160" height="130" fill="${sun}"/><path d="M0 92h160v38H0z" fill="${ink}"/>
  <path d="M30 92a44 34 0 0 1 44-34h24v34z" fill="${lilac}"/><path d="M80 92V42a22 22 0 0 1 44 0v8h-22v42z" fill="${paper}"/>
  <path d="M102 20 122 8l-3 22z" fill="${ink}"/><path d="M124 42h24l-24 9z" fill="${ink}"/><circle cx="110" cy="38" r="4" fill="${ink}"/>
  <path d="M12 106h46M74 106h74M40 118h84" stroke="${sun}" stroke-width="4"/>`);
const gedicht = svg(160, 130, `<rect width="160" height="130" fill="${ink}"/><path d="M0 130A80 80 0 0 1 160 130z" fill="${sun}"/><path d="M24 28h76M24 44h104M24 60h56" stroke="${lilac}" stroke-width="6"/>`);

const face = svg(96, 96, `<rect width="96" height="96" fill="${sun}"/><path d="M14 96a34 30 0 0 1 68 0z" fill="${lilac}"/>
  <path d="M22 46a26 26 0 0 1 52 0v26H22z" fill="${ink}"/><path d="M40 60h16v14a8 8 0 0 1-16 0z" fill="#E39A74"/><path d="M32 40h32v12a16 16 0 0 1-32 0z" fill="#F2B48C"/>
  <path d="M32 46V34h32v12A18 18 0 0 1 48 36 18 18 0 0 1 32 46z" fill="${ink}"/><circle cx="42" cy="48" r="2" fill="${ink}"/><circle cx="55" cy="48" r="2" fill="${ink}"/><path d="M43 57a6 5 0 0 0 11 0" fill="none" stroke="${ink}" stroke-width="2"/>`);
const sem = svg(96, 96, `<rect width="96" height="96" fill="${mid}"/><path d="M12 96a36 28 0 0 1 72 0z" fill="${ink}"/><path d="M40 58h16v16a8 8 0 0 1-16 0z" fill="#A9714F"/>
  <path d="M31 36h34v16a17 17 0 0 1-34 0z" fill="#C58A63"/><path d="M28 42V30a14 14 0 0 1 14-14h26v12a14 14 0 0 1-14 8H36z" fill="${ink}"/><path d="M31 52a17 17 0 0 0 34 0v-3a17 8 0 0 1-34 0z" fill="${ink}"/><circle cx="41" cy="44" r="2" fill="${ink}"/><circle cx="55" cy="44" r="2" fill="${ink}"/>`);

const banner = svg(400, 164, `<rect width="400" height="164" fill="${lilac}"/><path d="M0 96h400v68H0z" fill="${mid}"/><path d="M196 96a74 74 0 0 1 148 0z" fill="${sun}"/>
  <path d="M218 112h104M232 126h76M250 140h40" stroke="${sun}" stroke-width="6"/><path d="M0 96V62h34V40h22v22h24V30l16-16 16 16v66z" fill="${ink}"/>
  <path d="M46 76h12v20H46zM88 50h14v14H88z" fill="${sun}"/><path d="M344 96h56V78z" fill="${ink}"/><path d="M150 96V60l26 36z" fill="${paper}"/><path d="M136 96h44a18 12 0 0 1-18 12h-12a16 12 0 0 1-14-12z" fill="${ink}"/>`);

const page = ({ tip = '5', height = '' }) => `<div class="page" style="${height && `height:${height}px`}"><div class="top">${banner}</div><div class="face">${face}</div>
  <div class="at">solin.bio/noor</div>
  <div class="who"><h2>Noor Tekent</h2><p>Linosneden uit Harlingen. Elke maand een nieuwe prent, zolang de inkt strekt.</p></div>
  <div class="prints"><div class="print">${haven}<div>Haven bij mist<b>€ 35</b></div></div><div class="print">${fuut}<div>Fuut, derde druk<b>€ 28</b></div></div></div>
  <div class="links"><div>Workshop linosnede <small>14 juni, € 48</small></div><div>Alle prenten in de winkel ${arrow()}</div><div>Post uit het atelier <small>elke maand</small></div></div>
  <div class="tip"><svg viewBox="0 0 400 212" width="400" height="212"><path d="M20 212a180 180 0 0 1 360 0z" fill="${sun}"/></svg>
    <p class="d" style="top:76px;font-size:32px">Geef € ${tip}</p><p style="top:114px;font-size:14.5px;font-weight:600;line-height:1.3">${tip === '5' ? 'goed voor twee potloden' : 'goed voor een potlood'}</p>
    <p style="top:148px;display:flex;justify-content:center;gap:8px">${['2,50', '5', '10'].map((n) => `<span style="padding:6px 15px;border-radius:20px;font-size:15px;font-weight:700;line-height:1.3;${n === tip ? `background:${ink};color:#fff` : `background:${paper}`}">€ ${n}</span>`).join('')}</p></div></div>`;

const logo = () => `<span class="logo">sol<i>ı</i>n<span>.b<i>ı</i>o</span></span>`;
const parts = { page, logo, haven: () => haven, fuut: () => fuut, gedicht: () => gedicht, face: () => face, sem: () => sem, tick: (d) => tick(d.size, d.colour, d.width) };
for (const place of document.querySelectorAll('[data-part]')) place.innerHTML = parts[place.dataset.part](place.dataset);
