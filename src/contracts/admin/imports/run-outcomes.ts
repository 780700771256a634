/** How an import ended: all taken over, some offers refused, or nothing taken over. */
export const runOutcomes = ['done', 'refusals', 'failed'] as const;
