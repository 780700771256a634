/** What can be due; a delivery and a visit are from the day before. */
export const dueKinds = ['call', 'payment', 'production', 'delivery', 'visit'] as const;
export type DueKind = (typeof dueKinds)[number];
