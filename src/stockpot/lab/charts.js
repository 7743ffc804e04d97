// Draws every chart of a report in the colours of day or night, and again when they change.
const DAY = { ink: '#2b2118', soft: '#8a7a68', rule: '#e6dccb', paper: '#fffdf8', colours: ['#0067a5', '#c2500a', '#2e7d32', '#8e3a80', '#8a6d00', '#b0304f'] };
const NIGHT = { ink: '#efe6d8', soft: '#a8977f', rule: '#3b3228', paper: '#1d1813', colours: ['#5cb3ec', '#f2955a', '#7cc47f', '#d48fc8', '#d9b64a', '#f07f98'] };
const night = window.matchMedia('(prefers-color-scheme: dark)');
const FONT = 'system-ui, sans-serif';

function config({ ink, soft, rule, paper, colours }) {
  const words = { labelColor: ink, titleColor: soft, labelFont: FONT, titleFont: FONT, titleFontWeight: 'normal' };
  return {
    background: paper,
    view: { stroke: null },
    axis: { ...words, gridColor: rule, domainColor: rule, tickColor: rule, labelFontSize: 12, titleFontSize: 12 },
    legend: { ...words, labelFontSize: 12, symbolOpacity: 1 },
    range: { category: colours },
  };
}

/** Colours that a specification names by what they are for. */
function coloured(text, { soft, colours }) {
  return JSON.parse(text, (key, value) => (value === 'soft' ? soft : value === 'first' && key === 'value' ? colours[0] : value));
}

function draw() {
  const theme = night.matches ? NIGHT : DAY;
  for (const figure of document.querySelectorAll('figure.chart')) {
    const [place, text] = figure.children;
    vegaEmbed(place, coloured(text.textContent, theme), {
      mode: 'vega-lite',
      renderer: 'svg',
      config: config(theme),
      downloadFileName: place.getAttribute('aria-label').toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      actions: { export: true, source: false, compiled: false, editor: false },
    });
  }
}

draw();
night.addEventListener('change', draw);
