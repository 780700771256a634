/** Pieces of furniture whose number or place matters. */
export type Role = 'chaise' | 'ladder' | 'drawer' | 'door' | 'flap';
