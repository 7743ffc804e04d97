/** A finished game as a file of one's own. */

import { api } from './api';

export async function downloadRecord(table: { id: string; game: string }, code: string): Promise<void> {
  const record = await api.record(table.id, code);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  link.download = `${table.game}-${table.id.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
