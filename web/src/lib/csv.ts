/** Tables of texts as CSV, as the rules read it (RFC 4180). */

/** The lines of a text, the first with the names of the columns. Blank lines are left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some(Boolean)) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

export const writeCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
