/** Rulebooks: just the Markdown that they use, as data, so that nothing is ever put into the page as raw HTML. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'item'; spans: Span[]; rule: string }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const ANCHOR = /^<a id="([^"]+)"><\/a>/;

export function parse(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  let at = 0;
  const gather = (first: string): string => {
    let text = first;
    while (at < lines.length && /^\s*\S/.test(lines[at] ?? '') && !/^(#|- |\||```)/.test(lines[at] ?? '')) text += ` ${lines[at++]?.trim()}`;
    return text;
  };
  while (at < lines.length) {
    const line = lines[at++] ?? '';
    if (!line.trim()) continue;
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) {
      const text = heading[2] ?? '';
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spansOf(text), id: `h-${blocks.length}` });
    } else if (line.startsWith('```')) {
      const code: string[] = [];
      while (at < lines.length && !lines[at]?.startsWith('```')) code.push(lines[at++] ?? '');
      at++;
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (line.startsWith('|')) {
      const rows = [line];
      while (lines[at]?.startsWith('|')) rows.push(lines[at++] ?? '');
      const cells = rows.filter((row) => !/^\|[\s:|-]+\|$/.test(row)).map((row) => row.split('|').slice(1, -1).map((cell) => spansOf(cell.trim())));
      blocks.push({ kind: 'table', head: cells[0] ?? [], rows: cells.slice(1) });
    } else if (line.startsWith('- ')) {
      const text = gather(line.slice(2));
      const anchor = ANCHOR.exec(text);
      blocks.push({ kind: 'item', rule: anchor?.[1] ?? '', spans: spansOf(text.replace(ANCHOR, '')) });
    } else {
      blocks.push({ kind: 'text', spans: spansOf(gather(line.trim())) });
    }
  }
  return blocks;
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) spans.push({ kind: 'text', text: text.slice(last, match.index) });
    const [, strong, em, code] = match;
    spans.push(strong ? { kind: 'strong', text: strong } : em ? { kind: 'em', text: em } : { kind: 'code', text: code ?? '' });
    last = match.index + match[0].length;
  }
  if (last < text.length) spans.push({ kind: 'text', text: text.slice(last) });
  return spans;
}

/** The words of a block, for searching. */
export function plain(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'table') return [block.head, ...block.rows].flat(2).map((span) => span.text).join(' ');
  return block.spans.map((span) => span.text).join('');
}
