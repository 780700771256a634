// Without Zod, which would come into the bundles of the pages with them.

/** What keeps a person from being erased. */
export const erasureObstacles = ['open', 'owed', 'unpaid', 'payment', 'return', 'receipt'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];
