import { useState } from 'react';

/**
 * The version of an order that was on the screen when a dialog was opened: what others change meanwhile is told, not overwritten. After
 * `refused` it is the next one that comes, which the member is shown beside what they typed.
 */
export function useSeenVersion(newest: number) {
  const [seen, setSeen] = useState({ version: newest, isRefused: false });
  if (seen.isRefused && seen.version !== newest) setSeen({ version: newest, isRefused: false });
  return {
    version: seen.version,
    refused: () => setSeen(({ version }) => ({ version, isRefused: true })),
  };
}
